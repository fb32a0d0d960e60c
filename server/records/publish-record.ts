import type { Transaction } from 'kysely';
import type { RecordKind, RecordRefusalKind, RecordTexts } from '../../domain/records/record.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import { notePublication } from '../publishing/publications.ts';
import type { Services } from '../services.ts';
import type { AuditSubject } from '../use-case/audit-log.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { loggedTexts } from './logged-texts.ts';
import { storeOf } from './record-stores.ts';
import { draftsOf, dropDraft, findRecord, typedTexts, wholeTexts } from './stored-record.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };
type Refused = { readonly kind: RecordRefusalKind };
type Named = { readonly kind: RecordKind; readonly id: string };

/** A row's draft becomes what is in force; visitors see it within a second, in every process. */
export const publishRecord = command(
  { name: 'record.publish', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { now, change }: Needs,
    _who,
    {
      kind,
      id,
      editVersion,
      replaces = null,
    }: Named & {
      /** The saving that was seen by who publishes. */
      readonly editVersion: number;
      /** The published row that goes in the same breath, as a correction wants it; none: null. */
      readonly replaces?: string | null;
    },
  ) =>
    change<Result<object, Refused>>(async (transaction, about) => {
      const found = await findRecord(transaction, kind, id);
      if (found?.draft && found.draft.editVersion !== editVersion) return fail({ kind: 'stale' });
      const refusal = await publishOne(transaction, { kind, id, replaces, now: now() }, about);
      if (refusal !== null) return fail({ kind: refusal });
      await notePublication(transaction);
      return ok({});
    }),
);

/** Every draft of some kinds that nothing is wrong with; a correction of a published row is confirmed by itself. */
export const publishAllRecords = command(
  { name: 'record.publish-all', access: 'staff', idempotent: 'always', audit: 'record' },
  async ({ now, change }: Needs, _who, { kinds }: { readonly kinds: readonly RecordKind[] }) =>
    change(async (transaction, about) => {
      let published = 0;
      let left = 0;
      for (const kind of kinds) {
        for (const id of (await draftsOf(transaction, kind)).keys()) {
          const naming = { kind, id, replaces: null, now: now() };
          const refusal = await publishOne(transaction, naming, about);
          if (refusal === null) published += 1;
          else left += 1;
        }
      }
      if (published > 0) await notePublication(transaction);
      return ok({ published, left });
    }),
);

async function publishOne(
  transaction: Transaction<Tables>,
  { kind, id, replaces, now }: Named & { readonly replaces: string | null; readonly now: Date },
  about: (subject: AuditSubject) => void,
): Promise<RecordRefusalKind | null> {
  const store = storeOf(kind);
  const found = await findRecord(transaction, kind, id);
  if (found?.draft == null) return 'not-found';
  const texts = wholeTexts(kind, found);
  if (store.problemsIn(texts).length > 0) return 'wrong-fields';
  const isThere = found.stored !== null;
  const replaced =
    replaces === null ? null : ((await findRecord(transaction, kind, replaces))?.stored ?? null);
  // It must still be the row that whoever publishes has seen the difference to.
  const isSameKey =
    replaced?.isRetired === false && store.keyOf?.(replaced.texts) === store.keyOf?.(texts);
  if (replaces !== null && (store.keyOf === null || !isSameKey)) return 'stale';
  const refusal = await store.publish(transaction, { id, texts, isThere, replaces, now });
  if (refusal !== null) return refusal;
  await dropDraft(transaction, kind, id);
  if (replaced !== null) {
    about({ id: `${kind} ${replaces}`, before: { inUse: true }, after: { inUse: false } });
  }
  const before = found.stored?.texts ?? replaced?.texts ?? {};
  const changed = store.fields.filter((field) => (before[field] ?? '') !== (texts[field] ?? ''));
  about({
    id: `${kind} ${id}`,
    before: loggedTexts(kind, only(before, changed)),
    after: loggedTexts(kind, only(texts, changed)),
  });
  return null;
}

const only = (texts: RecordTexts, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, texts[field] ?? '']));

/** What was typed of a row goes; what is published stays. */
export const discardRecordDraft = command(
  { name: 'record.discard-draft', access: 'staff', idempotent: 'always', audit: 'record' },
  async ({ change }: Needs, _who, { kind, id }: Named) =>
    change<Result<object, Refused>>(async (transaction, about) => {
      const found = await findRecord(transaction, kind, id);
      if (found?.draft == null) return fail({ kind: 'not-found' });
      await dropDraft(transaction, kind, id);
      about({ id: `${kind} ${id}`, before: loggedTexts(kind, typedTexts(found.draft.edits)) });
      return ok({});
    }),
);

/** A published row goes out of use, or comes back into it; it is never deleted. */
export const retireRecord = command(
  { name: 'record.retire', access: 'staff', idempotent: 'always', audit: 'record' },
  async (
    { now, change }: Needs,
    _who,
    { kind, id, isRetired }: Named & { readonly isRetired: boolean },
  ) =>
    change<Result<object, Refused>>(async (transaction, about) => {
      const found = await findRecord(transaction, kind, id);
      if (found?.stored == null) return fail({ kind: 'not-found' });
      if (found.stored.isRetired === isRetired) return ok({});
      const store = storeOf(kind);
      const at = isRetired ? now().toISOString() : null;
      const refusal = await store.setRetired(transaction, id, at);
      if (refusal !== null) return fail({ kind: refusal });
      await notePublication(transaction);
      about({
        id: `${kind} ${id}`,
        before: { inUse: isRetired },
        after: { inUse: !isRetired },
      });
      return ok({});
    }),
);
