/** Bytes that are looked at to find out how the text is coded. */
const LOOKED_AT = 2000;

/**
 * A file's bytes as text: UTF-8 or UTF-16 of either byte order, with or without a byte order mark, or Windows-1252.
 * @param bytes the whole file
 */
export function meterFileText(bytes: ArrayBuffer): string {
  const utf16 = utf16Order(new Uint8Array(bytes, 0, Math.min(LOOKED_AT, bytes.byteLength)));
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16Order(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // Nearly every sign of a meter file lies below 256, so without a mark every second byte is zero.
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const many = start.length / 4;
  if (zeros[1]! > many) return 'utf-16le';
  return zeros[0]! > many ? 'utf-16be' : null;
}
