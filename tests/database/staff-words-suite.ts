import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { NO_AUDIT_FILTER } from '../../domain/staff/audit.ts';
import { NO_LEAD_SEARCH } from '../../domain/staff/leads.ts';
import { exportAudit } from '../../server/admin/audit-csv.ts';
import { refuseAccess } from '../../server/admin/change-people.ts';
import { askForAccessWithGoogle } from '../../server/admin/ask-with-google.ts';
import type { Database } from '../../server/db/database.ts';
import { changeLeadView, saveLeadView } from '../../server/leads/lead-views.ts';
import { closeLead, noteLead } from '../../server/leads/change-lead.ts';
import { exportLeads } from '../../server/leads/lead-csv.ts';
import { saveDraft, startDraft } from '../../server/pricing/drafts.ts';
import { publishDraft, rollBack } from '../../server/pricing/publish.ts';
import { rehearseDraft } from '../../server/pricing/rehearse-draft.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { keepErased } from '../../server/privacy/keep-erased.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import type { Entry, Table } from '../../server/privacy/register/entry.ts';
import { REGISTER, TABLES } from '../../server/privacy/register/register.ts';
import { eraseForPerson, readPerson } from '../../server/privacy/staff-privacy.ts';
import { giveDiscount } from '../../server/quotes/discount-quote.ts';
import { draftQuote } from '../../server/quotes/draft-quote.ts';
import { setQuotePrice } from '../../server/quotes/price-quote.ts';
import { recallQuote, sendQuote } from '../../server/quotes/send-quote.ts';
import { saveRecord } from '../../server/records/save-record.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import type { Who } from '../../server/use-case/who.ts';
import { A_VISITOR, asUser, offerInput } from './offer-input.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import type { OpenServices } from './open-services.ts';
import { NETWORK, person as googlePerson } from './staff-sign-in-steps.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const NAME = 'Åse Kirkegård Sørensen';
const EMAIL = 'aase@example.dk';
const PHONE = '+4520304050';
const STATE = { lat: 56.15, lon: 10.2, address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' };
/** As staff write about somebody: whole, short, turned around, a number in groups. */
const BY_MAIL = 'Åse Sørensen (Sørensen, Åse), AASE@example.dk, skovvej 12: vil vente';
/** The same with the number, of somebody who has given it. */
const BY_PHONE = `20 30 40 50 / 0045 20304050, ${BY_MAIL}`;
const TRACES = /Sørensen|20 ?30 ?40 ?50|aase@|skovvej 12/i;

/** Everything that the database holds, by table and column. */
async function everything(db: Database) {
  const found: { readonly table: Table; readonly column: string; readonly text: string }[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    );
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value === null) continue;
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        found.push({ table, column, text });
      }
    }
  }
  return found;
}

const traces = async (db: Database) =>
  (await everything(db)).filter(({ text }) => TRACES.test(text));

async function asked(services: Services, who: Who, changes: Readonly<Record<string, unknown>>) {
  const request = offerInput({ state: STATE, name: NAME, email: EMAIL, notes: '', ...changes });
  return valueOf(await submitOffer(services, who, { request }, 'da')).requestId;
}

const pageUrl = (token: string) => new URL(`https://solrig.example/da/your-offer?tilbud=${token}`);
const version = async (services: Services, id: string) =>
  (
    await services.db
      .selectFrom('quotes')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;

/** Types it wherever staff can write: about the person's own request, and where nobody is meant. */
async function writeEverywhere(
  services: Services,
  mette: Who,
  { leadId, otherId, about }: { leadId: string; otherId: string; about: string },
) {
  valueOf(await noteLead(services, mette, { id: leadId, note: about }));
  valueOf(await noteLead(services, mette, { id: otherId, note: `Nabo til ${about}` }));
  const { id } = valueOf(await draftQuote(services, mette, { leadId }));
  const priced = { id, version: 1, line: 0, priceOre: 9_000_000, reason: about };
  valueOf(await setQuotePrice(services, mette, priced));
  const discount = { id, version: 2, amountOre: 1000, reason: about };
  valueOf(await giveDiscount(services, mette, discount));
  valueOf(await sendQuote(services, mette, { id, version: await version(services, id), pageUrl }));
  valueOf(await recallQuote(services, mette, { id, reason: about }));
  const others = valueOf(await draftQuote(services, mette, { leadId: otherId })).id;
  const beside = { id: others, version: 1, line: 0, priceOre: 9_000_000, reason: `Som ${about}` };
  valueOf(await setQuotePrice(services, mette, beside));
  valueOf(await closeLead(services, mette, { id: leadId, version: null, reason: about }));
  const search = { ...NO_LEAD_SEARCH, q: 'Åse Sørensen' };
  const view = valueOf(
    await saveLeadView(services, mette, { name: 'Åse Sørensen', search, isShared: true }),
  );
  const other = { ...NO_LEAD_SEARCH, q: about === BY_PHONE ? '20 30 40 50' : 'skovvej 12' };
  valueOf(await changeLeadView(services, mette, { id: view.id, search: other }));
  valueOf(await exportLeads(services, mette, { search: { ...search, q: EMAIL }, chosen: [] }));
  valueOf(await exportAudit(services, mette, { ...NO_AUDIT_FILTER, text: about }));
  const refused = valueOf(
    await askForAccessWithGoogle(services, { identity: googlePerson('bo'), network: NETWORK }),
  );
  valueOf(await refuseAccess(services, mette, { uid: refused.uid, reason: `Bror til ${about}` }));
  await writeIntoPrices(services, mette, about);
  const partner = { name: 'Tag & Co', text_da: `Kontakt: ${about}` };
  await saveRecord(services, mette, {
    kind: 'partner',
    id: null,
    name: 'Tag & Co',
    mine: partner,
    ground: {},
  });
}

/** As a reason to publish and to roll back, and as what stands in a cell of a draft. */
async function writeIntoPrices(services: Services, mette: Who, about: string) {
  const first = valueOf(await startDraft(services, mette, {}));
  const mine = { 'mounting.tile.price': '1.300' };
  const { editVersion } = valueOf(
    await saveDraft(services, mette, { number: first.number, mine, ground: {} }),
  );
  valueOf(await rehearseDraft(services, mette, { number: first.number }));
  const published = await publishDraft(services, mette, {
    number: first.number,
    editVersion,
    from: null,
    reason: about,
  });
  if (published.ok) {
    const { version: old } = await services.db
      .selectFrom('price_books')
      .select('version')
      .where('status', '!=', 'draft')
      .orderBy('number')
      .executeTakeFirstOrThrow();
    await rollBack(services, mette, { version: old, reason: about });
  }
  const { number } = valueOf(await startDraft(services, mette, {}));
  const typed = { 'rule.rule-9.name': about };
  valueOf(await saveDraft(services, mette, { number, mine: typed, ground: {} }));
}

/** Text columns that nobody can write freely: ids, keys, hashes, times, codes, and what the server itself makes. */
const MADE =
  /(^|_)(id|ids|uid|key|hash|mac|at|until|from|sub|code|locale|status|kind|state|same|channel|step|stage|due|purpose|version|role|decision|subject|actor|action|day|what|token|digest)$/;
const ALSO_MADE: readonly string[] = [
  'company_papers.sha256',
  'contracts.sha256',
  'contracts.delivered_on',
  'withdrawals.sent_on',
  'withdrawals.how',
  'company_versions.papers',
  'sessions.way',
  'price_list_periods.gln',
  'price_list_periods.type',
  'price_list_periods.prices',
  'price_list_readings.gln',
  'price_list_readings.failure',
  'leads.postcode',
  'lead_views.is_shared',
  'lead_keys.key',
  'reports.postcode',
  'reports.roof_type',
  'reports.building_type',
  'sessions.browser',
  'sessions.system',
  'users.phone',
  'phone_codes.phone',
  'offer_requests.phone',
  'contact_messages.phone',
  'reports.user_phone_number',
  'offer_requests.contact_time',
  'contact_messages.topic',
  'offer_events.before',
  'offer_events.after',
  'outbox.last_error',
  'outbox.tries',
  'idempotency_keys.fingerprint',
  'idempotency_keys.answer',
  'counters.times',
  'admins.lead_view_order',
  'consents.text_version',
  'consent_texts.text',
  'calculations.input',
  'calculations.result',
  'calculations.quote',
  'calculations.figures',
  'calculations.pvgis_response',
  'calculations.yield_source',
  'yield_cache.response',
  'yield_cache.database',
  'yield_cache.years',
  'spot_prices.zone',
  'spot_prices.hour_utc',
  'price_books.valid_from',
  'tariff_rows.company',
  'tariff_rows.part',
  'tariff_rows.standing',
  'tariff_rows.read_on',
  'publications.part',
  'partners.since',
  'partners.approved_on',
  'testimonials.picture',
  'testimonials.proof_file',
  'testimonials.consent_date',
  'solar_panels.datasheet_read_on',
  'consent_texts.shown_since',
  'leads.merged_into',
  'offer_requests.same_person_as',
  'quotes.changed_by',
  'sending_pause.since',
];

/** @param open real services on the database under test */
export function staffWordsSuite(open: OpenServices): void {
  describe('what staff write', () => {
    test('every column that holds free text says in the register whose it is', async () => {
      const { db } = (await open()).services;
      const missing: string[] = [];
      for (const { name, columns } of await db.introspection.getTables()) {
        const { words = {} } = REGISTER[name as Table] as Entry<Table>;
        for (const { name: column, dataType } of columns) {
          if (!/text|char|json|clob/i.test(dataType)) continue;
          const isMade = MADE.test(column) || ALSO_MADE.includes(`${name}.${column}`);
          if (!Object.hasOwn(words, column) && !isMade) missing.push(`${name}.${column}`);
        }
      }
      expect(missing).toEqual([]);
    });

    test('about somebody goes with them, their name in the words of others, and the log’s lines stay', async () => {
      const { services } = await open();
      const mette = await staffOf(services, 'mette');
      const leadId = await asked(services, A_VISITOR, {});
      const otherId = await asked(services, A_VISITOR, {
        idempotencyKey: 'other-key-00000000000001',
        name: 'Kim Nordby',
        email: 'kim@example.dk',
        state: { ...STATE, address: 'Havnegade 3, 8000 Aarhus C' },
      });
      await writeEverywhere(services, mette, { leadId, otherId, about: BY_MAIL });

      const before = await traces(services.db);
      for (const { table, column } of before) {
        const { words = {} } = REGISTER[table] as Entry<Table>;
        const isKey = ['lead_keys.key', 'outbox.recipient'].includes(`${table}.${column}`);
        const isPartOf = (REGISTER[table] as Entry<Table>).partOf.length > 0;
        expect(Object.hasOwn(words, column) || isKey || isPartOf, `${table}.${column}`).toBe(true);
      }
      const where = new Set(before.map(({ table, column }) => `${table}.${column}`));
      for (const place of [
        'audit_log.after',
        'offer_events.note',
        'quotes.lines',
        'lead_views.name',
        'lead_views.search',
        'admin_requests.reason',
        'price_books.edits',
        'record_drafts.edits',
      ])
        expect(where, place).toContain(place);

      const lines = () =>
        services.db
          .selectFrom('audit_log')
          .select(['id', 'at', 'action', 'actor', 'subject'])
          .orderBy('id')
          .execute();
      const log = await lines();
      const key = { kind: 'contact', contact: EMAIL } as const;
      const { person } = valueOf(await readPerson(services, mette, { key }));
      const wish = { key, isConfirmed: true, reason: `Bad om det: ${BY_MAIL}` };
      valueOf(await eraseForPerson(services, mette, { ...wish, typed: person.reference }));

      expect(await traces(services.db)).toEqual([]);
      const after = await lines();
      expect(after.filter(({ action }) => action !== 'privacy.erase')).toEqual(log);
      const words = JSON.stringify(await everything(services.db));
      // What else stood there stays; a line about their own request keeps its codes alone.
      expect(words).toMatch(/Nabo til … \(…\), …, …: vil vente/);
      expect(words).toContain('Kim Nordby');
      expect(words).toMatch(/Bad om det: …/);
      const closed = await services.db
        .selectFrom('audit_log')
        .select(sql<string>`cast(after as text)`.as('after'))
        .where('action', '=', 'lead.close')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(closed.after)).toMatchObject({ stage: 'lost', reason: '…' });
    });

    test('goes when a user erases themselves, and again when an older backup brings it back', async () => {
      const { services } = await open();
      const mette = await staffOf(services, 'mette');
      const user = await storeUser(services, { phone: PHONE });
      const leadId = await asked(services, asUser(user), {});
      const otherId = await asked(services, A_VISITOR, {
        idempotencyKey: 'other-key-00000000000001',
        name: 'Kim Nordby',
        email: 'kim@example.dk',
        state: { ...STATE, address: 'Havnegade 3, 8000 Aarhus C' },
      });
      await writeEverywhere(services, mette, { leadId, otherId, about: BY_PHONE });
      await erasePerson(services, user);
      expect(await traces(services.db)).toEqual([]);

      // As a restored database has them: the person, and a reason that names their number.
      await storeUser(services, { uid: user.uid, phone: PHONE });
      await saveLeadView(services, mette, {
        name: 'Ring 20 30 40 50',
        search: NO_LEAD_SEARCH,
        isShared: false,
      });
      expect(await traces(services.db)).not.toEqual([]);
      await keepErased(services);
      expect(await traces(services.db)).toEqual([]);
    });

    test('the log lets no other change happen to a line that was redacted', async () => {
      const { services } = await open();
      const mette = await staffOf(services, 'mette');
      const user = await storeUser(services, { phone: PHONE });
      const id = await asked(services, asUser(user), {});
      valueOf(await closeLead(services, mette, { id, version: null, reason: BY_PHONE }));
      await erasePerson(services, user);
      const redacted = await services.db.selectFrom('audit_redactions').selectAll().execute();
      expect(redacted).toHaveLength(1);
      const [{ entry_id: line } = { entry_id: '' }] = redacted;
      for (const column of [
        'id',
        'at',
        'action',
        'actor_kind',
        'actor',
        'subject_kind',
        'subject',
      ]) {
        const change = sql`update audit_log set ${sql.ref(column)} = 'planted' where id = ${line}`;
        await expect(change.execute(services.db), column).rejects.toThrow('append-only');
      }
      const other = sql`update audit_log set after = null where id <> ${line}`;
      await expect(other.execute(services.db)).rejects.toThrow('append-only');
    });

    test('about somebody is in the file of their own data: notes, reasons, why a price was set', async () => {
      const { services } = await open();
      const mette = await staffOf(services, 'mette');
      const user = await storeUser(services, { phone: PHONE });
      const id = await asked(services, asUser(user), {});
      valueOf(await noteLead(services, mette, { id, note: 'Vil vente til foråret' }));
      const quote = valueOf(await draftQuote(services, mette, { leadId: id }));
      const price = { id: quote.id, version: 1, line: 0, priceOre: 9_000_000 };
      valueOf(await setQuotePrice(services, mette, { ...price, reason: 'God kunde' }));
      const discount = { id: quote.id, version: 2, amountOre: 1000, reason: 'Nabo' };
      valueOf(await giveDiscount(services, mette, discount));
      valueOf(await closeLead(services, mette, { id, version: null, reason: 'For dyrt' }));
      const told = JSON.stringify(await personalData(services, user));
      for (const text of ['Vil vente til foråret', 'God kunde', 'Nabo', 'For dyrt'])
        expect(told, text).toContain(text);
      // Which member of staff wrote it is theirs.
      expect(told).not.toMatch(/mette/i);
    });
  });
}
