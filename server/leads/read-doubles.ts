import { maskedEmail, maskedPhone } from '../../domain/masked-contact.ts';
import { SAME_KINDS, type LeadDouble, type MergedLead } from '../../domain/staff/lead-doubles.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import type { Database } from '../db/database.ts';
import type { WordsOf } from '../privacy/consent-texts.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { SAME_BY } from './double-keys.ts';
import { leadRowOf, leadsWithOwner } from './lead-rows.ts';

/** More are told apart one after the other. */
const MOST_SHOWN = 10;

/** Leads that look like this one or like one that was merged into it: the surest first, then the newest. */
export async function doublesOf(
  needs: Pick<Services, 'db' | 'now' | 'addresses'>,
  group: readonly string[],
): Promise<readonly LeadDouble[]> {
  const { db } = needs;
  const pairs = await db
    .selectFrom('lead_doubles')
    .innerJoin('leads', 'leads.id', 'lead_doubles.other_id')
    .select(['other_id', 'same', 'state', 'leads.merged_into'])
    .where('lead_id', 'in', group)
    .where('state', '!=', 'merged')
    .execute();
  const others = Map.groupBy(
    pairs.map((pair) => ({ ...pair, id: pair.merged_into ?? pair.other_id })),
    ({ id }) => id,
  );
  const ids = [...others.keys()]
    .filter((id) => !group.includes(id))
    .toSorted()
    .toReversed()
    .slice(0, MOST_SHOWN);
  if (ids.length === 0) return [];
  const rows = await leadsWithOwner(db)
    .innerJoin('offer_requests as offer', 'offer.id', 'leads.id')
    .select(['offer.consent_at'])
    .where('leads.id', 'in', ids)
    .orderBy('leads.id', 'desc')
    .execute();
  const doubles = rows.map((row): LeadDouble => {
    const found = others.get(row.id) ?? [];
    const same = new Set(found.map((pair) => SAME_BY[pair.same]));
    return {
      lead: leadRowOf(row, needs),
      consentAt: row.consent_at,
      same: SAME_KINDS.filter((kind) => same.has(kind)),
      isApart: found.every(({ state }) => state === 'apart'),
    };
  });
  const sureness = ({ same: [surest] }: LeadDouble) => SAME_KINDS.indexOf(surest ?? 'address');
  return doubles.toSorted((one, other) => sureness(one) - sureness(other));
}

/** What was merged into a lead: each with its own customer's words, consent and report. */
export async function mergedInto(
  db: Database,
  ids: readonly string[],
  wordsOf: WordsOf,
): Promise<readonly MergedLead[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('offer_requests as offer')
    .innerJoin('calculations as calculation', 'calculation.calculation_id', 'offer.calculation_id')
    .innerJoin('leads', 'leads.id', 'offer.id')
    .select([
      'offer.id',
      'offer.created_at',
      'offer.status',
      'offer.name',
      'offer.locale',
      'offer.email',
      'offer.phone',
      'offer.channel',
      'offer.notes',
      'offer.consent_version',
      'offer.consent_at',
      'offer.consent_locale',
      'leads.address',
      ...CALCULATION_COLUMNS,
    ])
    .where('offer.id', 'in', ids)
    .orderBy('offer.id', 'desc')
    .execute();
  return rows.map((row): MergedLead => ({
    id: row.id,
    reference: referenceOf(row.id),
    createdAt: row.created_at,
    isWithdrawn: row.status === 'withdrawn',
    name: row.name,
    locale: row.locale,
    address: row.address,
    maskedEmail: row.email === null ? null : maskedEmail(row.email),
    maskedPhone: row.phone === null ? null : maskedPhone(row.phone),
    notes: row.notes,
    peakPowerKw: readCalculation(row).estimate.system.peakPower,
    consent: {
      channel: row.channel,
      at: row.consent_at,
      version: row.consent_version,
      locale: row.consent_locale ?? row.locale,
      text: wordsOf({
        purpose: `offer-by-${row.channel}`,
        version: row.consent_version,
        locale: row.consent_locale ?? row.locale,
      }),
    },
  }));
}
