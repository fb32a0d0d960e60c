import { data, redirect, type RouterContextProvider } from 'react-router';
import * as z from 'zod/mini';
import type { RecordKind, RecordTexts } from '../../../domain/records/record.ts';
import { neutralRecord } from '../../../domain/records/record-numbers.ts';
import { draftedTexts } from '../../../domain/records/record.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { textIn } from '../../../domain/posted-form.ts';
import { listRecords } from '../../../server/records/read-records.ts';
import {
  discardRecordDraft,
  publishAllRecords,
  publishRecord,
  retireRecord,
} from '../../../server/records/publish-record.ts';
import { csvText } from '../../../server/records/csv-text.ts';
import { listCsvImports, undoCsvImport } from '../../../server/records/csv-imports.ts';
import { importCsv, MOST_CSV_BYTES, rehearseCsv } from '../../../server/records/record-csv.ts';
import { storeOf } from '../../../server/records/record-stores.ts';
import { keepableTexts, saveRecord } from '../../../server/records/save-record.ts';
import { readEffectsOfRows } from '../../../server/tariffs/read-effect.ts';
import {
  RECORD_DONE,
  RECORD_FORM,
  RECORD_QUERY,
  type RecordAnswer,
  type RecordDesk,
  type RecordDone,
} from '../../features/admin/records/record-view.ts';
import type { SentIntent } from '../../forms/intents.server.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadRecords(
  { searchParams }: URL,
  context: Context,
  kind: RecordKind,
): Promise<RecordDesk> {
  const { services } = context.get(requestContext);
  const rows = forStaff(await listRecords(services, whoAsks(context), { kind }));
  if (!rows.ok) throw data('', { status: 404 });
  const imports = forStaff(await listCsvImports(services, whoAsks(context), { kind }));
  const wished = searchParams.get(RECORD_QUERY.row);
  return {
    kind,
    rows: rows.value,
    open: rows.value.find(({ id }) => id === wished)?.id ?? null,
    isNew: searchParams.has(RECORD_QUERY.isNew),
    done: RECORD_DONE.find((done) => done === searchParams.get(RECORD_QUERY.done)) ?? null,
    imports: imports.ok ? imports.value : [],
  };
}

/** Whose rows a form is about. */
type RecordPage = {
  readonly kind: RecordKind;
  /** The page that it stands on. */
  readonly here: string;
  /** Kinds that are published together. */
  readonly kinds: readonly RecordKind[];
  /** What saving it is told as; none: as a draft that is saved. */
  readonly saves?: RecordDone;
};

export type Posted = RecordPage & Pick<SentIntent, 'form' | 'context'>;

/** Whatever is done with rows, on whichever page they stand. @param pageOf what a form says of its page */
export function recordForms(pageOf: (form: FormData) => RecordPage) {
  const posted = ({ form, context }: SentIntent) => ({ ...pageOf(form), form, context });
  const retire = async (sent: SentIntent, isRetired: boolean) => {
    const { field, services, who } = sent;
    const page = posted(sent);
    const row = { kind: page.kind, id: field(RECORD_FORM.id) };
    const done = forStaff(await retireRecord(services, who, { ...row, isRetired }));
    if (!done.ok) return refused(page, done.error.kind);
    return backTo(page, isRetired ? 'retired' : 'used-again', row.id);
  };
  return {
    save: (sent: SentIntent) => save(posted(sent), false),
    publish: (sent: SentIntent) => save(posted(sent), true),
    discard: async (sent: SentIntent) => {
      const { field, services, who } = sent;
      const page = posted(sent);
      const row = { kind: page.kind, id: field(RECORD_FORM.id) };
      const done = forStaff(await discardRecordDraft(services, who, row));
      return done.ok ? backTo(page, 'discarded') : refused(page, done.error.kind);
    },
    retire: (sent: SentIntent) => retire(sent, true),
    'use-again': (sent: SentIntent) => retire(sent, false),
    'publish-all': async (sent: SentIntent) => {
      const page = posted(sent);
      forStaff(await publishAllRecords(sent.services, sent.who, { kinds: page.kinds }));
      return backTo(page, 'published');
    },
    'rehearse-csv': (sent: SentIntent) => rehearseFile(posted(sent)),
    'import-csv': async (sent: SentIntent) => {
      const page = posted(sent);
      const file = { kind: page.kind, csv: sent.field(RECORD_FORM.csv) };
      const done = forStaff(await importCsv(sent.services, sent.who, file));
      if (!done.ok) return answer({ kind: 'csv-refused', why: done.error.kind });
      return backTo(page, 'imported');
    },
    'undo-import': async (sent: SentIntent) => {
      const page = posted(sent);
      const taken = { kind: page.kind, at: sent.field(RECORD_FORM.import) };
      const done = forStaff(await undoCsvImport(sent.services, sent.who, taken));
      if (!done.ok) return answer({ kind: 'csv-refused', why: done.error.kind });
      return backTo(page, 'import-undone');
    },
  };
}

/** Saves what is typed as a draft; or what to answer instead. */
export async function saveTyped(posted: Posted, mine = valuesIn(posted.form, posted.kind)) {
  const { form, context, kind } = posted;
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const given = textIn(form, RECORD_FORM.id);
  const saved = forStaff(
    await saveRecord(services, who, {
      kind,
      id: given === '' ? null : given,
      name: textIn(form, RECORD_FORM.name),
      mine,
      ground: groundIn(form),
    }),
  );
  if (!saved.ok) return { isSaved: false, answer: refused(posted, saved.error.kind) } as const;
  const { id, editVersion, conflicts } = saved.value;
  if (conflicts.length > 0) {
    return { isSaved: false, answer: await conflicted(posted, id, conflicts) } as const;
  }
  return { isSaved: true, id, editVersion } as const;
}

/** Saves what is typed, and publishes it where that is wanted. */
export async function save(posted: Posted, publishes: boolean) {
  const { form, context, kind } = posted;
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const saved = await saveTyped(posted);
  if (!saved.isSaved) return saved.answer;
  const { id, editVersion } = saved;
  if (!publishes) return backTo(posted, posted.saves ?? 'saved', id);
  const replaces = textIn(form, RECORD_FORM.replaces) || null;
  const done = forStaff(await publishRecord(services, who, { kind, id, editVersion, replaces }));
  if (done.ok) return backTo(posted, 'published', id);
  // It is saved: the page shows it as it stands there.
  return refused(posted, done.error.kind, id);
}

/** One's own changes stay in the fields, beside what the others have made of the rest: the next saving begins there. */
async function conflicted(
  { form, context, kind }: Posted,
  id: string,
  conflicts: Extract<RecordAnswer, { kind: 'conflict' }>['conflicts'],
) {
  const { services } = context.get(requestContext);
  const rows = forStaff(await listRecords(services, whoAsks(context), { kind }));
  const row = rows.ok ? rows.value.find((one) => one.id === id) : undefined;
  const now = row === undefined ? {} : draftedTexts(row);
  const was = groundIn(form);
  const mine = Object.entries(valuesIn(form, kind)).filter(
    ([field, text]) => text !== (was[field] ?? ''),
  );
  return data<RecordAnswer>(
    {
      kind: 'conflict',
      id,
      name: '',
      values: { ...now, ...Object.fromEntries(mine) },
      conflicts,
      ground: now,
    },
    { status: 409 },
  );
}

type Refused = Extract<RecordAnswer, { kind: 'refused' }>;

/** A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error. */
export function refused(
  { form, kind }: Posted,
  why: Refused['why'],
  saved?: string,
  file?: Refused['file'],
) {
  const given = textIn(form, RECORD_FORM.id);
  const id = saved ?? (given === '' ? null : given);
  const name = textIn(form, RECORD_FORM.name);
  const values = valuesIn(form, kind);
  const keepable = keepableTexts(kind, values);
  const unkept = Object.keys(values).filter((field) => !Object.hasOwn(keepable, field));
  return answer({ kind: 'refused', id, name, why, values, unkept, file });
}

async function rehearseFile({ form, context, kind }: Posted) {
  const file = form.get(RECORD_FORM.file);
  if (!(file instanceof File) || file.size === 0) {
    return answer({ kind: 'csv-refused', why: 'no-file' });
  }
  if (file.size > MOST_CSV_BYTES) return answer({ kind: 'csv-refused', why: 'too-large' });
  return rehearsed(context, kind, csvText(await file.bytes()));
}

/** What a file would do, wherever its lines come from; of tariffs also what they would do to a home. */
export async function rehearsed(context: Context, kind: RecordKind, csv: string) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const done = forStaff(await rehearseCsv(services, who, { kind, csv }));
  if (!done.ok) return answer({ kind: 'csv-refused', why: done.error.kind });
  const rows = done.value.lines
    .filter(({ state }) => state === 'new' || state === 'changed')
    .map(({ texts }) => texts);
  const effects =
    kind === 'tariff' ? forStaff(await readEffectsOfRows(services, who, { rows })) : null;
  return answer({
    kind: 'rehearsed',
    csv,
    rehearsal: done.value,
    effects: effects?.ok === true ? effects.value : null,
  });
}

const answer = (of: RecordAnswer) => data<RecordAnswer>(of);

export function backTo({ here, kind }: Posted, done: RecordDone, id?: string): Response {
  const query = new URLSearchParams({
    [RECORD_QUERY.kind]: kind,
    ...(id !== undefined && { [RECORD_QUERY.row]: id }),
    [RECORD_QUERY.done]: done,
  });
  return redirect(`${here}?${query}`, 303);
}

/** Every field of the kind; a box that is not ticked is not posted. */
export function valuesIn(form: FormData, kind: RecordKind): RecordTexts {
  const typed = Object.fromEntries(
    storeOf(kind).fields.map((field) => [
      field,
      textIn(form, RECORD_FORM.field + field).replaceAll('\r\n', '\n'),
    ]),
  );
  return neutralRecord(kind, typed, groundIn(form), getLocale());
}

const texts = z.record(z.string(), z.string());

function groundIn(form: FormData): RecordTexts {
  try {
    return z.parse(texts, JSON.parse(textIn(form, RECORD_FORM.ground)));
  } catch {
    return {};
  }
}
