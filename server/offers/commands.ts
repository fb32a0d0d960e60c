import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { offerObstacle, type OfferObstacle } from '../../domain/offer-obstacle.ts';
import { offerRequestSchema } from '../../domain/offer-request.ts';
import { priceOf } from '../../domain/report/report-figures.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { KeyReused } from '../db/claim-key.ts';
import { clientGroups } from '../http/client-address.ts';
import { holdLeads } from '../leads/hold-leads.ts';
import { withdrawLead } from '../leads/store-lead.ts';
import { send } from '../outbox/send.ts';
import { hashOfToken, receiptTokenOf } from '../receipt.ts';
import type { Services } from '../services.ts';
import { isRefusal, type WorkRefusal } from '../work/work-refusal.ts';
import { command, type Change, type NotAllowed } from '../use-case/use-case.ts';
import type { Locale } from '../../words/locale.ts';
import { keepSender } from './keep-sender.ts';
import { withdrawalNotice, withdrawnMail } from './change-messages.ts';
import { storeOnce, type StoredOffer, type StoringServices } from './store-offer.ts';

type SubmitNeeds = StoringServices &
  Pick<Services, 'db' | 'estimate' | 'estimateContext' | 'priceBook'> & { readonly change: Change };

export type OfferInput = {
  /** As it was sent; it is checked here, by the same schema whoever sends it. */
  readonly request: unknown;
  /** The saved report that the offer is asked for. Noted only where it is the sender's own. */
  readonly reportId?: string | null;
  /** Absolute address of the page that shows the request to whoever holds its token. */
  readonly receiptUrl?: (token: string) => URL | null;
};

export type SubmittedOffer = StoredOffer & {
  /** The key to the own request; only its hash is stored. */
  readonly receiptToken: string;
};
type Refusal =
  InvalidInput | { readonly kind: OfferObstacle } | KeyReused | NotAllowed<'user'> | WorkRefusal;

/**
 * Takes a request for an offer: the request, its frozen calculation and the messages are stored in one
 * transaction. The same key with the same content has one effect and the same answer, however often it comes.
 */
export const submitOffer = command(
  { name: 'offer.submit', access: 'anyone', idempotent: 'by-key', audit: 'offer-request' },
  async (
    { change, ...services }: SubmitNeeds,
    who,
    { request: sent, reportId = null, receiptUrl = () => null }: OfferInput,
    locale: Locale,
  ): Promise<Result<SubmittedOffer, Refusal>> => {
    const parsed = parseInput(offerRequestSchema, sent);
    if (!parsed.ok) return parsed;
    const request = parsed.value;
    const calculated = await services.estimate(who, request.state, 'live');
    if (!calculated.ok) {
      if (isRefusal(calculated.error)) return fail(calculated.error);
      const errors = calculated.error.errors.map((error) => ({
        ...error,
        field: `state.${error.field}`,
      }));
      return fail({ kind: 'invalid', errors });
    }
    const { input, estimate, pvgisResponse } = calculated.value;
    const obstacle = offerObstacle(request.state, estimate.system);
    if (obstacle !== null) return fail({ kind: obstacle });
    const quote = priceOf(calculated.value);
    const calculation = { input, quote, estimate, figures: null, pvgisResponse };
    const { isExample } = await services.priceBook();
    const offer = { request, calculation, reportId, who, locale, isExample, receiptUrl };
    const stored = await change(async (transaction, about) => {
      const outcome = await storeOnce(services, transaction, offer);
      if (outcome.ok && outcome.value.isNew) about({ id: outcome.value.stored.requestId });
      return outcome;
    });
    if (!stored.ok) return stored;
    await keepSender(services, who, request);
    const { requestId } = stored.value.stored;
    const receiptToken = receiptTokenOf('offer', requestId, services.secret);
    return ok({ ...stored.value.stored, receiptToken });
  },
);

type WithdrawNeeds = Pick<Services, 'now' | 'settings' | 'secret' | 'log'> & {
  readonly change: Change;
};

/** Withdraws the request that the token opens, and tells staff and, where there is an address, the customer. */
export const withdrawOffer = command(
  { name: 'offer.withdraw', access: 'customer', idempotent: 'always', audit: 'offer-request' },
  async ({ change, ...services }: WithdrawNeeds, who, { token }: { readonly token: string }) =>
    change(async (transaction, about) => {
      const offer = await transaction
        .selectFrom('offer_requests')
        .select(['id', 'email', 'locale'])
        .where('receipt_token_hash', '=', hashOfToken(token))
        .executeTakeFirst();
      if (offer === undefined) return fail({ kind: 'not-found' as const });
      await holdLeads(transaction, [offer.id]);
      const changed = await transaction
        .updateTable('offer_requests')
        .set({ status: 'withdrawn' })
        .where('id', '=', offer.id)
        .where('status', '!=', 'withdrawn')
        .executeTakeFirst();
      if (changed.numUpdatedRows === 1n) {
        const at = services.now();
        await withdrawLead(transaction, offer.id, at);
        const { id, email } = offer;
        const locale: Locale = offer.locale === 'en' ? 'en' : 'da';
        const mails = [
          withdrawalNotice(id, services.settings),
          ...(email === null ? [] : [withdrawnMail({ id, email, locale }, services.settings)]),
        ];
        const from = clientGroups(who.network);
        await send(transaction, services, mails, { offerId: id, from });
        about({ id: offer.id });
      }
      return ok({ requestId: offer.id });
    }),
);
