import { fail, ok, type Result } from '../../domain/result.ts';
import { fileKindOf } from '../../domain/uploads/file-kind.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import type { BlobError } from '../providers/blobs/port.ts';
import { notePublication } from '../publishing/publications.ts';
import type { Services } from '../services.ts';
import { ownBlob, putNoted } from '../uploads/noted-blob.ts';
import { removeFiles } from '../uploads/remove-files.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

type Needs = Pick<Services, 'db' | 'now' | 'work' | 'blobs' | 'log'> & { readonly change: Change };
type Refusal = UploadRefusal | WorkRefusal | { readonly kind: 'not-found' | 'not-a-logo' };
type Logo = { readonly id: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Shows a partner's logo, drawn anew from PNG or JPEG: nothing but a picture comes out, with nothing hidden in it. */
export const setPartnerLogo = command(
  { name: 'partner.set-logo', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { change, ...services }: Needs,
    who,
    { id, bytes }: Logo,
  ): Promise<Result<null, Refusal>> => {
    const kind = fileKindOf(bytes);
    if (!kind.ok) return kind;
    if (kind.value !== 'png' && kind.value !== 'jpeg') return fail({ kind: 'not-a-logo' });
    const { work } = services;
    const order = { bytes, kind: kind.value, size: 'logo' as const };
    const done = await work.run(who, { kind: 'picture', order });
    if (!done.ok) return done;
    const drawn = done.value as Result<Uint8Array<ArrayBuffer>, UploadRefusal>;
    if (!drawn.ok) return drawn;
    const put = await putNoted(services, drawn.value);
    if (!put.ok) return put;
    const set = await change<Result<null, Refusal>>(async (transaction, about) => {
      const partner = await transaction
        .updateTable('partners')
        .set({ logo_key: put.value })
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (partner === undefined) return fail({ kind: 'not-found' });
      await ownBlob(transaction, put.value);
      await notePublication(transaction);
      about({ id: `partner ${id}`, after: { logoBytes: drawn.value.length } });
      return ok(null);
    });
    await removeFiles(services);
    return set;
  },
);

export const removePartnerLogo = command(
  { name: 'partner.remove-logo', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { change, ...services }: Pick<Needs, 'db' | 'now' | 'blobs' | 'log' | 'change'>,
    _who,
    { id }: { readonly id: string },
  ) => {
    const removed = await change(async (transaction, about) => {
      const { numUpdatedRows } = await transaction
        .updateTable('partners')
        .set({ logo_key: null })
        .where('id', '=', id)
        .where('logo_key', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return ok(null);
      await notePublication(transaction);
      about({ id: `partner ${id}`, after: { logo: null } });
      return ok(null);
    });
    await removeFiles(services);
    return removed;
  },
);

/** The logo of a partner that is shown, or, for staff, of any. */
export const readPartnerLogo = query(
  { name: 'partner.read-logo', access: 'anyone' },
  async (
    { db, blobs }: Pick<Services, 'db' | 'blobs'>,
    who,
    { key }: { readonly key: string },
  ): Promise<Result<Uint8Array<ArrayBuffer>, BlobError | { readonly kind: 'not-found' }>> => {
    if (!/^[0-9a-f-]{36}$/.test(key)) return fail({ kind: 'not-found' });
    const row = await db
      .selectFrom('partners')
      .select('published')
      .where('logo_key', '=', key)
      .executeTakeFirst();
    if (row === undefined || (row.published === 0 && who.kind !== 'staff')) {
      return fail({ kind: 'not-found' });
    }
    return blobs.get(key);
  },
);
