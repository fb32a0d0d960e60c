import type { Transaction } from 'kysely';
import { MAIL_CONSENT_VERSION, OFFER_CONSENT_VERSION } from '../../domain/consent-versions.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Logger } from '../logger.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';

/** What people consent to, with the words beside the box and their version. */
export const CONSENTS = {
  'report-by-mail': { version: MAIL_CONSENT_VERSION, words: m.share_mail_consent },
  'offer-by-email': { version: OFFER_CONSENT_VERSION, words: m.offer_consent_email },
  'offer-by-phone': { version: OFFER_CONSENT_VERSION, words: m.offer_consent_phone },
} as const;

export type ConsentPurpose = keyof typeof CONSENTS;

/**
 * Stores the words this server shows, if they are new, before anybody can consent to them: a form
 * opened before a newer version still names the older one.
 */
export async function keepConsentTexts(
  db: Database,
  now: Date,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const shown = Object.entries(CONSENTS).flatMap(([purpose, { version, words }]) =>
    LOCALES.map((locale) => ({ purpose, version, locale, text: words({}, { locale }) })),
  );
  const shown_since = now.toISOString();
  await db
    .insertInto('consent_texts')
    .values(shown.map((row) => ({ ...row, shown_since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const textOf = await consentTextReader(db);
  for (const { text, ...said } of shown) {
    // Not a reason to turn visitors away.
    if (textOf(said) !== text) log.error(said, 'consent text without a version');
  }
}

/** What a consent refers to. version: as the ticked box names it. */
export type Yes = {
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly locale: Locale;
};

/** @returns the version; the current one if no page of ours can have named it */
export async function versionSaid(
  transaction: Transaction<Tables>,
  { purpose, version, locale }: Yes,
): Promise<string> {
  const known = await transaction
    .selectFrom('consent_texts')
    .select('version')
    .where('purpose', '=', purpose)
    .where('version', '=', version)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return known?.version ?? CONSENTS[purpose].version;
}

type Said = { readonly purpose: string; readonly version: string; readonly locale: string };

/** The words of a consent; null: it was given before words were stored. */
export type WordsOf = (said: Said) => string | null;

export async function consentTextReader(db: Database): Promise<WordsOf> {
  const rows = await db.selectFrom('consent_texts').selectAll().execute();
  const keyOf = ({ purpose, version, locale }: Said) => [purpose, version, locale].join(' ');
  const textOf = new Map(rows.map((row) => [keyOf(row), row.text]));
  return (said) => textOf.get(keyOf(said)) ?? null;
}
