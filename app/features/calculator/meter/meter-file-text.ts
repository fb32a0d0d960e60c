/**
 * A file's bytes as text: UTF-8 with or without a byte order mark, UTF-16 as Excel writes it, or Windows-1252.
 * @param bytes the whole file
 */
export function meterFileText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
