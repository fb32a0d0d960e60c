import { randomUUID } from 'node:crypto';

/** Under which the calculation of a page is saved once. */
export function newSaveKey(): string {
  return randomUUID();
}
