import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { yieldCache } from './migrations/0002-yield-cache.ts';
import { spotPrices } from './migrations/0003-spot-prices.ts';
import { contactAndVoices } from './migrations/0004-contact-and-voices.ts';
import { identity } from './migrations/0005-identity.ts';
import { reports } from './migrations/0006-reports.ts';
import { privacy } from './migrations/0007-privacy.ts';
import { share } from './migrations/0008-share.ts';
import { codeForm } from './migrations/0009-code-form.ts';
import { consentTexts } from './migrations/0010-consent-texts.ts';
import { codePurpose } from './migrations/0011-code-purpose.ts';
import { auditLog } from './migrations/0012-audit-log.ts';
import { knownBrowsers } from './migrations/0013-known-browsers.ts';
import { countedSending } from './migrations/0014-counted-sending.ts';
import { confirmedSession } from './migrations/0015-confirmed-session.ts';
import { calculations } from './migrations/0016-calculations.ts';
import { staff } from './migrations/0017-staff.ts';
import { leads } from './migrations/0018-leads.ts';
import { leadWordsOrder } from './migrations/0019-lead-words-order.ts';
import { priceDrafts } from './migrations/0021-price-drafts.ts';
import { uploads } from './migrations/0024-uploads.ts';
import { quotes } from './migrations/0026-quotes.ts';
import { leadWordsOfLead } from './migrations/0027-lead-words-of-lead.ts';
import { recordDrafts } from './migrations/0029-record-drafts.ts';
import { tariffRows } from './migrations/0030-tariff-rows.ts';
import { partnerLogos } from './migrations/0031-partner-logos.ts';
import { leadDoubles } from './migrations/0032-lead-doubles.ts';
import { dayCounts } from './migrations/0033-day-counts.ts';
import { reportsUpkeep } from './migrations/0036-reports-upkeep.ts';
import { reportsForStaff } from './migrations/0038-reports-for-staff.ts';
import { messageTries } from './migrations/0040-message-tries.ts';
import { auditLogNarrowed } from './migrations/0041-audit-log-narrowed.ts';
import { panelDatasheets } from './migrations/0042-panel-datasheets.ts';
import { leadsPlaced } from './migrations/0043-leads-placed.ts';
import { panelDatasheetDays } from './migrations/0044-panel-datasheet-days.ts';
import { sessionDevices } from './migrations/0045-session-devices.ts';
import { leadViewOrder } from './migrations/0046-lead-view-order.ts';
import { sendingPause } from './migrations/0047-sending-pause.ts';
import { quotesByDay } from './migrations/0048-quotes-by-day.ts';
import { testimonialProofs } from './migrations/0049-testimonial-proofs.ts';
import { guarantees } from './migrations/0050-guarantees.ts';
import { testimonialPerson } from './migrations/0051-testimonial-person.ts';
import { auditRedactions } from './migrations/0056-audit-redactions.ts';
import { offerConsentLocale } from './migrations/0052-offer-consent-locale.ts';
import { sessionWay } from './migrations/0053-session-way.ts';
import { provenEmail } from './migrations/0054-proven-email.ts';
import { priceList } from './migrations/0055-price-list.ts';
import { company } from './migrations/0057-company.ts';
import { contracts } from './migrations/0058-contracts.ts';

/** A newer program than this one has migrated the database; this one does not know its tables. */
export class NewerDatabase extends Error {
  readonly code = 'NEWER_DATABASE';

  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer version of Solrig: this one does not know ${unknown.join(', ')}. Start the newer version; nothing was changed.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** Of the lock in PostgreSQL that servers take which start together; any number that nobody else takes. */
const ONE_AT_A_TIME = 767_151;

// Named one by one: a folder that is read at run time would be one more thing that can be missing.
const migrationsWith = (json: 'text' | 'jsonb'): Record<string, Migration> => ({
  '0001-first-tables': firstTables(json),
  '0002-yield-cache': yieldCache(json),
  '0003-spot-prices': spotPrices,
  '0004-contact-and-voices': contactAndVoices,
  '0005-identity': identity,
  '0006-reports': reports(json),
  '0007-privacy': privacy(json),
  '0008-share': share,
  '0009-code-form': codeForm,
  '0010-consent-texts': consentTexts,
  '0011-code-purpose': codePurpose,
  '0012-audit-log': auditLog(json),
  '0013-known-browsers': knownBrowsers,
  '0014-counted-sending': countedSending,
  '0015-confirmed-session': confirmedSession,
  '0016-calculations': calculations(json),
  '0017-staff': staff,
  '0018-leads': leads(json),
  '0019-lead-words-order': leadWordsOrder(json),
  '0021-price-drafts': priceDrafts(json),
  '0024-uploads': uploads(json),
  '0026-quotes': quotes(json),
  '0027-lead-words-of-lead': leadWordsOfLead,
  '0029-record-drafts': recordDrafts(json),
  '0030-tariff-rows': tariffRows(json),
  '0031-partner-logos': partnerLogos(json),
  '0032-lead-doubles': leadDoubles(json),
  '0033-day-counts': dayCounts,
  '0036-reports-upkeep': reportsUpkeep,
  '0038-reports-for-staff': reportsForStaff,
  '0040-message-tries': messageTries(json),
  '0041-audit-log-narrowed': auditLogNarrowed,
  '0042-panel-datasheets': panelDatasheets,
  '0043-leads-placed': leadsPlaced(json),
  '0044-panel-datasheet-days': panelDatasheetDays,
  '0045-session-devices': sessionDevices,
  '0046-lead-view-order': leadViewOrder,
  '0047-sending-pause': sendingPause,
  '0048-quotes-by-day': quotesByDay,
  '0049-testimonial-proofs': testimonialProofs(json),
  '0050-guarantees': guarantees,
  '0051-testimonial-person': testimonialPerson,
  '0052-offer-consent-locale': offerConsentLocale,
  '0053-session-way': sessionWay,
  '0054-proven-email': provenEmail,
  '0055-price-list': priceList(json),
  '0056-audit-redactions': auditRedactions(json),
  '0057-company': company(json),
  '0058-contracts': contracts(json),
});

/** The names of all migrations, in their order. */
export function knownMigrations(): readonly string[] {
  return Object.keys(migrationsWith('text'));
}

/**
 * Brings the tables up to date.
 * @param json the column type that holds JSON in this database
 * @param last the migration to stop at; the newest where none is named
 * @throws NewerDatabase
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  json: 'text' | 'jsonb',
  last?: string,
): Promise<void> {
  const migrations = migrationsWith(json);
  await refuseNewer(db, Object.keys(migrations));
  if (json === 'text') return bringUpToDate(db, migrations, last);
  // In one transaction, and so on one connection: Kysely's own lock is of a session, which a pool in front of the database gives
  // to somebody else between two questions.
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ONE_AT_A_TIME)})`.execute(transaction);
    await bringUpToDate(transaction, migrations, last);
  });
}

async function bringUpToDate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  last: string | undefined,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}

async function refuseNewer<Tables>(db: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
}
