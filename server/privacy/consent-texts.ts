import type { Transaction } from 'kysely';
import { OFFER_CONSENT_VERSION } from '../../domain/offer-request.ts';
import { MAIL_CONSENT_VERSION } from '../../domain/report/report-mail.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';

type Locale = 'da' | 'en';

/** What people say yes to, with the words beside the box and the version that they stand under. */
export const CONSENTS = {
  'report-by-mail': { version: MAIL_CONSENT_VERSION, words: m.share_mail_consent },
  'offer-by-email': { version: OFFER_CONSENT_VERSION, words: m.offer_consent_email },
  'offer-by-phone': { version: OFFER_CONSENT_VERSION, words: m.offer_consent_phone },
} as const;

export type ConsentPurpose = keyof typeof CONSENTS;

export type Shown = {
  readonly purpose: ConsentPurpose;
  readonly locale: Locale;
  readonly now: Date;
};

/** Keeps the words that are shown, where it is the first yes to them. @returns their version */
export async function keepConsentText(
  transaction: Transaction<Tables>,
  { log }: Pick<Services, 'log'>,
  { purpose, locale, now }: Shown,
): Promise<string> {
  const { version, words } = CONSENTS[purpose];
  const text = words({}, { locale });
  await transaction
    .insertInto('consent_texts')
    .values({ purpose, version, locale, text, first_used_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await transaction
    .selectFrom('consent_texts')
    .select('text')
    .where('purpose', '=', purpose)
    .where('version', '=', version)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  // No reason to lose what the visitor sends.
  if (kept.text !== text) log.error({ purpose, version, locale }, 'consent text without a version');
  return version;
}

type Said = { readonly purpose: string; readonly version: string; readonly locale: string };

/** @returns finds the words of a yes; null: it was said before words were kept */
export async function consentTextReader(db: Database): Promise<(said: Said) => string | null> {
  const rows = await db.selectFrom('consent_texts').selectAll().execute();
  const keyOf = ({ purpose, version, locale }: Said) => [purpose, version, locale].join(' ');
  const textOf = new Map(rows.map((row) => [keyOf(row), row.text]));
  return (said) => textOf.get(keyOf(said)) ?? null;
}
