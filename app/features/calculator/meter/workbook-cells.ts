import { unzipSync, zipSync, type Unzipped } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { fail, ok, type Result } from '../../../../domain/result.ts';
import type { Cells } from './read-meter-file.ts';
import { meterColumns } from './meter-columns.ts';
import type { MeterRefusal } from './meter-reading.ts';

/** Two years of quarter-hours unpack to about 60 MB of XML. */
const LARGEST_UNPACKED_BYTES = 100_000_000;

/**
 * The cells of the sheet that holds a meter's readings, as the text that a CSV file would have.
 * @param bytes a whole .xlsx file
 */
export async function workbookCells(bytes: ArrayBuffer): Promise<Result<Cells, MeterRefusal>> {
  try {
    const parts = unpacked(bytes);
    if (parts === null) return fail({ kind: 'too-large' });
    // Stored without packing: otherwise the library starts workers of its own, which the page's rules forbid.
    const stored = zipSync(parts, { level: 0 });
    const sheets = await readWorkbook(stored.buffer as ArrayBuffer);
    const found = sheets
      .map(({ data }) => data.map((row) => row.map(cellText)))
      .find((cells) => cells.slice(0, 20).some((row) => meterColumns(row) !== null));
    return found === undefined ? ok([]) : ok(found);
  } catch {
    return fail({ kind: 'broken-workbook' });
  }
}

/** The parts of the file; null where they are larger, by what the file says of itself, than any of a meter. */
function unpacked(bytes: ArrayBuffer): Unzipped | null {
  let size = 0;
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ originalSize }) => {
      size += originalSize;
      return size <= LARGEST_UNPACKED_BYTES;
    },
  });
  return size > LARGEST_UNPACKED_BYTES ? null : parts;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'number' ? numberText(value) : String(value as string | boolean);
}

/** What the sheet shows; a time without a date is kept as a time of the day zero. */
function dateText(at: Date): string {
  // Excel counts days in binary fractions, which may miss a second.
  const text = new Date(Math.round(at.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return at.getUTCFullYear() < 1901 ? text.slice(11) : text;
}

/** With six decimals, so that no amount looks like one with thousands signs, and an id of 18 digits stays one. */
function numberText(value: number): string {
  return Number.isInteger(value) ? value.toFixed(0) : value.toFixed(6);
}
