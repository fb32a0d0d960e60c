import type { Selectable } from 'kysely';
import type { UploadTable } from '../db/tables/uploads.ts';

/** Under which a file stands in the zip of one's own data and is saved by staff: never as its sender called it. */
export function uploadFileName({ id, kind }: Pick<Selectable<UploadTable>, 'id' | 'kind'>): string {
  return `files/${id}.${kind === 'jpeg' ? 'jpg' : 'pdf'}`;
}
