/** The text of a file from a spreadsheet: UTF-8, or else what Windows saves Danish letters in. */
export function csvText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell as it was typed: files of ours have a sign before what a spreadsheet would take for a formula. */
export const cellText = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '');
