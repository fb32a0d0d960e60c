import { sql, type SqlBool } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { maskedEmail, maskedPhone } from '../../domain/masked-contact.ts';
import type { OfferStanding } from '../../domain/offer-receipt.ts';
import { fail, ok } from '../../domain/result.ts';
import { readState } from '../../domain/stored-state.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { readOrLog } from '../db/json.ts';
import { hashOfToken, receiptOf, type Receipt } from '../receipt.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

/** One's own request, as whoever holds its token may see it: the way back to the sender only so far. */
export type OfferReceipt = Receipt &
  OfferStanding & {
    readonly status: 'new' | 'withdrawn';
    /** Of its photos and bill. */
    readonly files: number;
    /** null: it can't be read. */
    readonly state: CalculatorState | null;
    /** As it was when the request was sent; never calculated anew. */
    readonly estimate: EstimateFigures;
  };

/** The request that a token opens. */
export const offerByReceipt = query(
  { name: 'offer.read', access: 'anyone' },
  async (
    { db, log, settings }: Pick<Services, 'db' | 'log' | 'settings'>,
    _who,
    { token }: { readonly token: string },
  ) => {
    const row = await db
      .selectFrom('offer_requests as offer')
      .innerJoin(
        'calculations as calculation',
        'calculation.calculation_id',
        'offer.calculation_id',
      )
      .innerJoin('leads as own', 'own.id', 'offer.id')
      // One that staff merged into another is dealt with there.
      .innerJoin('leads as lead', (join) =>
        join.on(sql<SqlBool>`lead.id = coalesce(own.merged_into, own.id)`),
      )
      .select([
        'offer.id',
        'offer.status',
        'lead.stage',
        'offer.created_at',
        'offer.channel',
        'offer.email',
        'offer.phone',
        'offer.contact_time',
        'offer.receipt_sent',
        'offer.calculator_state',
        ...CALCULATION_COLUMNS,
      ])
      .where('offer.receipt_token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' as const });
    const { files } = await db
      .selectFrom('uploads')
      .select(({ fn }) => fn.countAll().as('files'))
      .where('offer_id', '=', row.id)
      .executeTakeFirstOrThrow();
    const changes = await db
      .selectFrom('offer_events')
      .select(({ fn }) => ['kind', fn.max('at').as('at')])
      .where('offer_id', '=', row.id)
      .where('kind', 'in', ['added', 'rerouted'])
      .groupBy('kind')
      .execute();
    const lastOf = (kind: 'added' | 'rerouted') =>
      changes.find((change) => change.kind === kind)?.at ?? null;
    const reachedAt = lastOf('rerouted');
    return ok<OfferReceipt>({
      ...receiptOf(row, row.channel, settings),
      // What was or was not sent went where it was wanted at first.
      ...(reachedAt === null ? {} : { isReceiptSent: true, comesByMail: false }),
      status: row.status,
      stage: row.stage,
      files: Number(files),
      addedAt: lastOf('added'),
      reachedAt,
      known: {
        email: row.email === null ? null : maskedEmail(row.email),
        phone: row.phone === null ? null : maskedPhone(row.phone),
      },
      contact:
        row.channel === 'phone' && row.phone !== null
          ? { channel: 'phone', to: maskedPhone(row.phone), time: row.contact_time }
          : { channel: 'email', to: maskedEmail(row.email ?? '') },
      state: readOrLog(row.calculator_state, readState, {
        log,
        table: 'offer_requests',
        id: row.id,
      }),
      estimate: readCalculation(row).estimate,
    });
  },
);
