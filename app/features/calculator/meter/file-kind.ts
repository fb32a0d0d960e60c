export type FileKind = 'text' | 'workbook' | 'old-workbook' | 'pdf' | 'picture' | 'zip' | 'empty';

const STARTS: readonly (readonly [FileKind, string])[] = [
  ['pdf', '%PDF-'],
  ['zip', 'PK\u0003\u0004'],
  ['old-workbook', '\u00d0\u00cf\u0011\u00e0'],
  ['picture', '\u00ff\u00d8\u00ff'],
  ['picture', '\u0089PNG'],
  ['picture', 'GIF8'],
  ['zip', '7z\u00bc\u00af'],
  ['zip', 'Rar!'],
  ['zip', '\u001f\u008b'],
];

/** How far into a file the mark of a PDF may stand. */
const MARK_WITHIN = 1024;

/** What kind of file these bytes are, by what they hold: names and endings are whatever a program wrote. */
export function fileKind(bytes: ArrayBuffer): FileKind {
  const view = new Uint8Array(bytes, 0, Math.min(MARK_WITHIN, bytes.byteLength));
  const start = Array.from(view, (byte) => String.fromCharCode(byte)).join('');
  if (start.trim() === '') return 'empty';
  if (start.includes('%PDF-')) return 'pdf';
  if (/^(RIFF....WEBP|....ftyp(hei|mif|avif|msf))/s.test(start)) return 'picture';
  const found = STARTS.find(([, mark]) => start.startsWith(mark))?.[0] ?? 'text';
  return found === 'zip' && holdsWorkbook(bytes) ? 'workbook' : found;
}

/** An Excel file is an archive with the part «xl/workbook.xml», which its directory at the end names. */
function holdsWorkbook(bytes: ArrayBuffer): boolean {
  const end = new Uint8Array(bytes, Math.max(0, bytes.byteLength - 65_536));
  return new TextDecoder('latin1').decode(end).includes('xl/workbook.xml');
}
