#!/usr/bin/env bash
# read-excel-file 9.3.17 returns a third of a meter's hours one millisecond early, in the hour before.
#
# A spreadsheet stores an hour as a fraction of a day. 1/24 has no exact double, so most hours are a hair
# off and a reader has to round to the nearest millisecond. read-excel-file cuts instead: 02:00:00.000
# comes back as 01:59:59.999, and code that takes the hour of it files the reading under hour 1.
# exceljs 4.4.0 reads all 744 hours of the same workbook as written, whichever library wrote it.
#
# Expected output:
#   written by exceljs: read-excel-file 248 of 744 hours early by 1 ms, exceljs 0
#   written by write-excel-file: read-excel-file 248 of 744 hours early by 1 ms, exceljs 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 write-excel-file@4.1.1 exceljs@4.4.0 2>/dev/null
cat >try.mjs <<'JS'
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';

const HOURS = Array.from({ length: 31 * 24 }, (_, hour) => new Date(Date.UTC(2025, 0, 1, hour)));
const FORMAT = 'dd-mm-yyyy hh:mm';

async function writeWithExceljs(path) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('MeterData');
  for (const hour of HOURS) sheet.addRow([hour]).getCell(1).numFmt = FORMAT;
  await book.xlsx.writeFile(path);
}

const writeWithWriteExcelFile = (path) =>
  writeExcelFile(HOURS.map((value) => [{ value, type: Date, format: FORMAT }])).toFile(path);

async function withExceljs(path) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(path);
  return HOURS.map((_, index) => book.worksheets[0].getRow(index + 1).getCell(1).value);
}

const withReadExcelFile = async (path) => (await readExcelFile(path))[0].data.map(([hour]) => hour);

function early(read) {
  const shifts = read.map((hour, index) => hour - HOURS[index]).filter((shift) => shift !== 0);
  if (shifts.some((shift) => shift !== -1)) throw new Error('a shift other than 1 ms');
  return shifts.length;
}

for (const [name, write] of [
  ['exceljs', writeWithExceljs],
  ['write-excel-file', writeWithWriteExcelFile],
]) {
  await write('meter.xlsx');
  const cut = early(await withReadExcelFile('meter.xlsx'));
  const rounded = early(await withExceljs('meter.xlsx'));
  console.log(
    `written by ${name}: read-excel-file ${cut} of ${HOURS.length} hours early by 1 ms, exceljs ${rounded}`,
  );
}
JS
node try.mjs | tee seen
diff seen - <<'OUT'
written by exceljs: read-excel-file 248 of 744 hours early by 1 ms, exceljs 0
written by write-excel-file: read-excel-file 248 of 744 hours early by 1 ms, exceljs 0
OUT
