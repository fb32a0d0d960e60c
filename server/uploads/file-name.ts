import { LONGEST_FILE_NAME } from '../../domain/uploads/upload-rules.ts';
import { oneLine } from '../../domain/plain-text.ts';

type Named = { readonly id: string; readonly kind: 'jpeg' | 'pdf' };

/** Under which a file stands in the zip of one's own data and is saved by staff: never as its sender called it. */
export function uploadFileName({ id, kind }: Named): string {
  return `files/${id}.${kind === 'jpeg' ? 'jpg' : 'pdf'}`;
}

/** As its sender called it, in one line: staff read it beside the file. */
export function sentFileName(name: string): string {
  return oneLine(name).trim().slice(0, LONGEST_FILE_NAME);
}
