#!/usr/bin/env bash
# geotiff 3.0.5 reads other heights out of a big-endian TIFF that is stored with a predictor.
#
# Two TIFF files hold the same pixels, deflated, with the horizontal predictor (2, 16-bit integers) or
# the floating-point predictor (3, 32-bit floats). Little-endian, geotiff.js returns the pixels.
# Big-endian, predictor 2 carries no borrow between the bytes of a sample, and predictor 3 returns values
# near 1e-41, because its bytes are read in the order of the file although the floating-point predictor
# has an order of its own. No error is raised. sharp 0.35.5 (libtiff) reads all four files as written.
#
# Expected output:
#   LE predictor 2: geotiff 10 20 300 7 1000 2, libtiff 10 20 300 7 1000 2
#   BE predictor 2: geotiff 10 20 300 65287 745 65027, libtiff 10 20 300 7 1000 2
#   LE predictor 3: geotiff 10 20 300 7 1000 2, libtiff 10 20 300 7 1000 2
#   BE predictor 3: geotiff all below 1e-40, libtiff 10 20 300 7 1000 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geotiff@3.0.5 sharp@0.35.5
cat >try.mjs <<'JS'
import { deflateSync } from 'node:zlib';
import { fromArrayBuffer } from 'geotiff';
import sharp from 'sharp';

const PIXELS = [10, 20, 300, 7, 1000, 2];
const WIDTH = PIXELS.length;

function predicted2(isLittle) {
  const bytes = Buffer.alloc(WIDTH * 2);
  PIXELS.forEach((value, at) => {
    const difference = (value - (PIXELS[at - 1] ?? 0)) & 0xffff;
    if (isLittle) bytes.writeUInt16LE(difference, at * 2);
    else bytes.writeUInt16BE(difference, at * 2);
  });
  return bytes;
}

/** The same bytes in a file of either order: most significant bytes first, then differences. */
function predicted3() {
  const planes = Buffer.alloc(WIDTH * 4);
  PIXELS.forEach((value, at) => {
    const float = Buffer.alloc(4);
    float.writeFloatBE(value);
    for (let plane = 0; plane < 4; plane++) planes[plane * WIDTH + at] = float[plane];
  });
  for (let at = planes.length - 1; at > 0; at--) planes[at] = (planes[at] - planes[at - 1]) & 255;
  return planes;
}

function tiff(isLittle, predictor) {
  const strip = deflateSync(predictor === 2 ? predicted2(isLittle) : predicted3());
  const tags = [
    [256, 4, WIDTH], [257, 4, 1], [258, 3, predictor === 2 ? 16 : 32], [259, 3, 8], [262, 3, 1],
    [273, 4, 0], [277, 3, 1], [278, 4, 1], [279, 4, strip.length], [317, 3, predictor],
    [339, 3, predictor === 2 ? 1 : 3],
  ];
  const file = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  const u16 = (value, at) => (isLittle ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at));
  const u32 = (value, at) => (isLittle ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at));
  file.write(isLittle ? 'II' : 'MM');
  u16(42, 2);
  u32(8, 4);
  u16(tags.length, 8);
  tags.forEach(([tag, type, value], index) => {
    const at = 10 + index * 12;
    u16(tag, at);
    u16(type, at + 2);
    u32(1, at + 4);
    const held = tag === 273 ? file.length : value;
    if (type === 3) u16(held, at + 8);
    else u32(held, at + 8);
  });
  return Buffer.concat([file, strip]);
}

async function withGeotiff(file) {
  const { buffer, byteOffset, length } = file;
  const whole = await fromArrayBuffer(buffer.slice(byteOffset, byteOffset + length));
  return [...(await (await whole.getImage()).readRasters())[0]];
}

async function withLibtiff(file, predictor) {
  const image = sharp(file);
  const grey = predictor === 2 ? image.toColourspace('grey16') : image.extractChannel(0);
  const raw = await grey.raw({ depth: predictor === 2 ? 'ushort' : 'float' }).toBuffer();
  return predictor === 2
    ? Array.from({ length: WIDTH }, (_, at) => raw.readUInt16LE(at * 2))
    : Array.from({ length: WIDTH }, (_, at) => raw.readFloatLE(at * 4));
}

for (const predictor of [2, 3])
  for (const isLittle of [true, false]) {
    const file = tiff(isLittle, predictor);
    const read = await withGeotiff(file);
    const words = read.every((value) => Math.abs(value) < 1e-40) ? 'all below 1e-40' : read.join(' ');
    const truth = (await withLibtiff(file, predictor)).join(' ');
    console.log(`${isLittle ? 'LE' : 'BE'} predictor ${predictor}: geotiff ${words}, libtiff ${truth}`);
  }
JS
node try.mjs | tee seen
diff seen - <<'OUT'
LE predictor 2: geotiff 10 20 300 7 1000 2, libtiff 10 20 300 7 1000 2
BE predictor 2: geotiff 10 20 300 65287 745 65027, libtiff 10 20 300 7 1000 2
LE predictor 3: geotiff 10 20 300 7 1000 2, libtiff 10 20 300 7 1000 2
BE predictor 3: geotiff all below 1e-40, libtiff 10 20 300 7 1000 2
OUT
