import type { RecordTexts } from '../../domain/records/record.ts';
import type { FoundPerson } from '../../domain/staff/privacy.ts';
import type { Database } from '../db/database.ts';
import { referenceOf } from '../reference.ts';
import { storeOf } from '../records/record-stores.ts';
import { draftsOf, typedTexts } from '../records/stored-record.ts';

/**
 * Whoever stands on our pages with their words, or in a draft of them: by the mail address that staff have entered, the
 * name that is shown, the note on the proof, the name of its file, or the case. Each as somebody of their own: whom an
 * address ties them to is for who asks.
 * @param names texts to look for
 */
export async function findQuoted(
  db: Database,
  names: readonly string[],
): Promise<readonly FoundPerson[]> {
  const stored = await storeOf('testimonial').list(db);
  const drafts = await draftsOf(db, 'testimonial');
  const proofs = await db
    .selectFrom('testimonial_proofs')
    .select(['testimonial_id', 'name', 'created_at'])
    .execute();
  const saved = await db
    .selectFrom('record_drafts')
    .select(['id', 'saved_at'])
    .where('kind', '=', 'testimonial')
    .execute();
  const ids = new Set([...stored.map(({ id }) => id), ...drafts.keys()]);
  return [...ids].flatMap((id) => {
    const texts = stored.find((row) => row.id === id)?.texts ?? {};
    const typed = typedTexts(drafts.get(id)?.edits ?? {});
    // Examples are nobody's words.
    if ({ ...texts, ...typed }['is_example'] === 'yes') return [];
    const own = proofs.filter(({ testimonial_id }) => testimonial_id === id);
    const told = [...namesIn(texts), ...namesIn(typed), ...own.map(({ name }) => name)];
    if (!names.some((name) => isNamed(name, { id, told }))) return [];
    const days = [
      texts['consent_date'] ?? '',
      ...own.map(({ created_at }) => created_at),
      ...saved.flatMap((row) => (row.id === id ? [row.saved_at] : [])),
    ];
    return [foundAs(id, { ...texts, ...typed }, days.toSorted().at(-1) ?? '')];
  });
}

const namesIn = (texts: RecordTexts) => [
  texts['shown_name'] ?? '',
  texts['proof'] ?? '',
  texts['person_email'] ?? '',
];

/** Ids of the quotes that staff have tied to one of these mail addresses, published or typed. */
export async function quotedUnder(
  db: Database,
  emails: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (emails.size === 0) return [];
  const stored = await storeOf('testimonial').list(db);
  const drafts = await draftsOf(db, 'testimonial');
  const isTheirs = (texts: RecordTexts) =>
    emails.has((texts['person_email'] ?? '').trim().toLowerCase());
  const ids = [
    ...stored.flatMap(({ id, texts }) => (isTheirs(texts) ? [id] : [])),
    ...[...drafts].flatMap(([id, { edits }]) => (isTheirs(typedTexts(edits)) ? [id] : [])),
  ];
  return [...new Set(ids)];
}

function isNamed(
  name: string,
  { id, told }: { readonly id: string; readonly told: readonly string[] },
) {
  const sought = name.toLowerCase();
  const reference = name.toUpperCase().replaceAll(/[\s-]/g, '');
  if (id === name || referenceOf(id).replace('-', '') === reference) return true;
  return told.some((text) => text.toLowerCase().includes(sought));
}

const foundAs = (id: string, texts: RecordTexts, lastAt: string): FoundPerson => ({
  uid: null,
  name: texts['shown_name'] || null,
  email: texts['person_email'] || null,
  phone: null,
  contact: id,
  cases: [id],
  reference: referenceOf(id),
  lastAt,
  isStaff: false,
  quote: { da: texts['quote_da'] ?? '', en: texts['quote_en'] ?? '' },
});
