import { useSyncExternalStore } from 'react';
import {
  LARGEST_UPLOAD_BYTES,
  MOST_UPLOADS,
  type FileProblem,
  type UploadPurpose,
} from '../../../domain/uploads/upload-rules.ts';

/**
 * A file that was chosen before there is a request for it to go with. It is in this page's memory and nowhere else:
 * it is not sent before its sender has said yes, and not stored in the browser.
 */
export type HeldFile = {
  readonly key: number;
  readonly purpose: UploadPurpose;
  readonly file: File;
  /** null: while it waits. */
  readonly sentBytes: number | null;
  /** Why it was not, or would not be taken. */
  readonly problem: FileProblem | null;
};

const NONE: readonly HeldFile[] = [];
let held: readonly HeldFile[] = NONE;
let keys = 0;
const listeners = new Set<() => void>();

function put(next: readonly HeldFile[]): void {
  held = next;
  for (const listener of listeners) listener();
}

export const heldFiles = (): readonly HeldFile[] => held;

/** The same files on whatever page: what was chosen in the survey is still there in the form for an offer. */
export function useHeldFiles(): readonly HeldFile[] {
  return useSyncExternalStore(listen, heldFiles, () => NONE);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeHeld(key: number, changes: Partial<HeldFile>): void {
  put(held.map((row) => (row.key === key ? { ...row, ...changes } : row)));
}

export function dropHeld(key: number): void {
  put(held.filter((row) => row.key !== key));
}

/** Keeps what was chosen, and says at once of each what the server would say. The same file is kept once. */
export async function holdFiles(purpose: UploadPurpose, files: readonly File[]): Promise<void> {
  const isHeld = (file: File) =>
    held.some((row) => row.file.name === file.name && row.file.size === file.size);
  const added = files
    .filter((file) => !isHeld(file))
    .map((file, index): HeldFile => {
      keys += 1;
      const isOver = held.length + index >= MOST_UPLOADS;
      const problem = isOver ? ({ kind: 'too-many' } as const) : problemBySize(file);
      return { key: keys, purpose, file, sentBytes: null, problem };
    });
  put([...held, ...added]);
  const { fileKindOf } = await import('../../../domain/uploads/file-kind.ts');
  for (const { key, file, problem } of added) {
    if (problem !== null) continue;
    const kind = fileKindOf(new Uint8Array(await file.arrayBuffer()));
    if (!kind.ok) changeHeld(key, { problem: kind.error });
  }
}

/** What can be told without reading it. */
export function problemBySize({ size }: File): FileProblem | null {
  if (size === 0) return { kind: 'empty' };
  return size > LARGEST_UPLOAD_BYTES ? { kind: 'too-large', bytes: size } : null;
}
