import { gapsOf } from '../../domain/company/duties.ts';
import { maskedEmail } from '../../domain/masked-contact.ts';
import type {
  OfferedQuote,
  QuoteFacts,
  QuoteRow,
  QuoteSeller,
  QuoteState,
  ShownQuote,
} from '../../domain/staff/quotes.ts';
import { fail, ok } from '../../domain/result.ts';
import { givenPicture, type RoofPicture } from '../../domain/roof-picture.ts';
import { readState } from '../../domain/stored-state.ts';
import { wholeAddress } from '../../domain/whole-address.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import { companyInForce, companyVersion } from '../company/stored-company.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { readOrLog } from '../db/json.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { groupOf } from '../leads/merged-leads.ts';
import { versionInForce } from '../pricing/stored-book.ts';
import { hashOfToken } from '../receipt.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import {
  isStale,
  quoteRowOf,
  quoteSystemOf,
  quoteTokenOf,
  stateOf,
  withLines,
  type ReadQuote,
} from './quote-figures.ts';
import { offeredParts } from './offered-parts.ts';
import { signingLacks } from './online-signing.ts';
import { calculationOf, costsOf } from './stored-quote.ts';

/** The quotes of a lead, the newest first. */
export const listQuotes = query(
  { name: 'quote.list', access: 'staff' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    _who,
    { leadId }: { readonly leadId: string },
  ) => {
    const today = danishDayOf(now());
    const rows = await db
      .selectFrom('quotes')
      .selectAll()
      .where('offer_id', 'in', await groupOf(db, leadId))
      .orderBy(({ eb }) => eb('offer_id', '=', leadId), 'desc')
      .orderBy('offer_id', 'desc')
      .orderBy('number', 'desc')
      .execute();
    const version = rows.length === 0 ? '' : await versionInForce(db, today);
    return ok(
      rows.map((row): QuoteRow => ({
        ...quoteRowOf(row, today, version),
        mergedReference: row.offer_id === leadId ? null : referenceOf(row.offer_id),
      })),
    );
  },
);

/** All that staff see of a quote. */
export const readQuote = query(
  { name: 'quote.read', access: 'staff' },
  async (
    {
      db,
      log,
      now,
      secret,
      settings,
    }: Pick<Services, 'db' | 'log' | 'now' | 'secret' | 'settings'>,
    _who,
    { id }: { readonly id: string },
  ) => {
    const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' as const });
    const today = danishDayOf(now());
    const version = await versionInForce(db, today);
    // Without its lines a draft can still be thrown away.
    const lines = withLines(row, log)?.lines ?? [];
    const costs = await costsOf(db, row.calculation_id, lines);
    const { estimate } = await calculationOf(db, row.calculation_id);
    const { name, email, status, address, postcode } = await db
      .selectFrom('offer_requests as offer')
      .innerJoin('leads', 'leads.id', 'offer.id')
      .select(['offer.name', 'offer.email', 'offer.status', 'leads.address', 'leads.postcode'])
      .where('offer.id', '=', row.offer_id)
      .executeTakeFirstOrThrow();
    return ok<QuoteFacts>({
      ...quoteRowOf(row, today, version),
      version: row.version,
      lead: {
        id: row.offer_id,
        name,
        reference: referenceOf(row.offer_id),
        place: address === '' ? postcode : address,
        isWithdrawn: status === 'withdrawn',
        email: email === null ? null : maskedEmail(email),
      },
      lines: lines.map((line, index) => ({
        ...line,
        ...(costs[index] ?? { rule: null, costOre: null }),
        isStale: row.status === 'draft' && isStale(line, row, version),
      })),
      system: quoteSystemOf(estimate),
      priceBookVersion: row.price_book_version,
      isExample: row.is_example === 1,
      openedAt: row.opened_at,
      answeredAt: row.answered_at,
      signedName: row.signed_name,
      answerNote: row.answer_note,
      token: row.status === 'draft' ? null : quoteTokenOf(row.id, secret),
      signingLacks: signingLacks(settings),
      companyGaps: gapsOf(await companyInForce(db)),
    });
  },
);

/** The sent quote that a key opens, as it is stored. */
export async function quoteByToken(db: Database | Transaction<Tables>, token: string) {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('status', '!=', 'draft')
    .executeTakeFirst();
}

/** A quote as its customer sees it. Fields are named one by one: nothing of cost or profit comes along. */
export async function offeredQuote(
  db: Database | Transaction<Tables>,
  row: ReadQuote,
  today: string,
  { addresses, settings }: Pick<Services, 'addresses' | 'settings'>,
): Promise<OfferedQuote> {
  const offer = await db
    .selectFrom('offer_requests as offer')
    .innerJoin('leads', 'leads.id', 'offer.id')
    .select(['offer.status', 'leads.address', 'leads.postcode'])
    .where('offer.id', '=', row.offer_id)
    .executeTakeFirstOrThrow();
  const { estimate } = await calculationOf(db, row.calculation_id);
  const state = stateOf(row, today);
  return {
    reference: referenceOf(row.offer_id),
    number: row.number,
    state: offer.status === 'withdrawn' && state !== 'accepted' ? 'request-withdrawn' : state,
    place: wholeAddress(offer, addresses.townOf),
    lines: row.lines.map(
      ({ code, make, size, quantity, unit, unitPriceOre, totalOre, reason }) => ({
        ...(reason === undefined ? {} : { reason }),
        code,
        make,
        size,
        quantity,
        unit,
        unitPriceOre,
        totalOre,
      }),
    ),
    totalExVatOre: row.total_ex_vat_ore,
    vatOre: row.vat_ore,
    totalOre: row.total_ore,
    system: quoteSystemOf(estimate),
    sentAt: row.sent_at ?? row.changed_at,
    validUntil: row.valid_until ?? today,
    answeredAt: row.answered_at,
    signedName: row.signed_name,
    isExample: row.is_example === 1,
    parts: await offeredParts(db, estimate.system),
    seller: await sellerOf(db, row),
    orderDay: orderDayOf(state, row, today),
    signsOnline: signingLacks(settings).length === 0,
  };
}

async function sellerOf(
  db: Database | Transaction<Tables>,
  { company_version: number }: Pick<ReadQuote, 'company_version'>,
): Promise<QuoteSeller | null> {
  if (number === null) return null;
  const { facts, papers } = await companyVersion(db, number);
  // What a lawyer has read is for staff.
  const { readByLawyer: _staff, ...shown } = facts;
  return { facts: shown, papers };
}

function orderDayOf(
  state: QuoteState,
  { answered_at: answeredAt }: Pick<ReadQuote, 'answered_at'>,
  today: string,
): string | null {
  if (state === 'sent') return today;
  return state === 'accepted' && answeredAt !== null ? danishDayOf(new Date(answeredAt)) : null;
}

/** The quote that a key opens. */
export const quoteForCustomer = query(
  { name: 'quote.show', access: 'anyone' },
  async (
    {
      db,
      log,
      now,
      addresses,
      settings,
      estimateContext,
    }: Pick<Services, 'db' | 'log' | 'now' | 'addresses' | 'settings' | 'estimateContext'>,
    _who,
    { token }: { readonly token: string },
  ) => {
    const stored = await quoteByToken(db, token);
    const row = stored === undefined ? null : withLines(stored, log);
    if (row === null) return fail({ kind: 'not-found' as const });
    const quote = await offeredQuote(db, row, danishDayOf(now()), { addresses, settings });
    const { catalogue } = await estimateContext();
    // What a lawyer has read is between the company and the lawyer.
    return ok<ShownQuote>({
      ...quote,
      roof: await quotedRoof({ db, log }, row, catalogue),
    });
  },
);

/** The roof as it was drawn, unless the panels on it are others than those that are offered. */
export async function quotedRoof(
  { db, log }: { readonly db: Database | Transaction<Tables> } & Pick<Services, 'log'>,
  { offer_id: offerId, calculation_id: calculationId }: ReadQuote,
  catalogue: Catalogue,
): Promise<RoofPicture | null> {
  const { calculator_state: stored } = await db
    .selectFrom('offer_requests')
    .select('calculator_state')
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  const { estimate } = await calculationOf(db, calculationId);
  const state = readOrLog(stored, readState, { log, table: 'offer_requests', id: offerId });
  const roof = state === null ? null : givenPicture(state, estimate, catalogue);
  const drawn = roof?.faces.reduce((sum, { panels }) => sum + panels.length, 0);
  return drawn === estimate.system.numberOfPanels ? roof : null;
}
