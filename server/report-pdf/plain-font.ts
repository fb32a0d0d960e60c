import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

/**
 * Pairs of letters that stand closer, and letters that become one: the shaping of words by them takes most of the
 * time of a report, and at the size of a report's words nobody sees it.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['GPOS', 'GSUB', 'GDEF']);

/**
 * The font inside a WOFF file (version 1), for what makes the PDF: it would otherwise unpack each table anew for each
 * document, in JavaScript, which takes longer than all the rest.
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const packedBytes = woff.readUInt32BE(at + 8);
    const bytes = woff.readUInt32BE(at + 12);
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + packedBytes);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packedBytes === bytes ? packed : inflateSync(packed),
    };
  }).filter(({ tag }) => !LEFT_OUT.has(tag));
  const count = tables.length;
  const first = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const total = tables.reduce((sum, { data }) => sum + padded(data.length), first);
  const font = Buffer.alloc(total);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * SFNT_ENTRY_BYTES, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * SFNT_ENTRY_BYTES, 10);
  let start = first;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    font.write(tag, at, 'latin1');
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(start, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, start);
    start += padded(data.length);
  });
  return font;
}
