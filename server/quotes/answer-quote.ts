import { fail, ok, type Result } from '../../domain/result.ts';
import type { LeadFields } from '../../domain/staff/leads.ts';
import type { Locale } from '../../words/locale.ts';
import { freezeContract } from '../contracts/stored-contract.ts';
import { danishDayOf } from '../danish-day.ts';
import { clientGroups } from '../http/client-address.ts';
import { holdLeads } from '../leads/hold-leads.ts';
import { changeLead } from '../leads/lead-changes.ts';
import { groupOf, mainLeadOf } from '../leads/merged-leads.ts';
import { send } from '../outbox/send.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { signingLacks } from './online-signing.ts';
import { answerNotice, signedMail } from './quote-messages.ts';
import { withLines } from './quote-figures.ts';
import { offeredQuote, quoteByToken, quotedRoof } from './read-quote.ts';
import { tellOfQuote } from './stored-quote.ts';

type Needs = Pick<
  Services,
  'addresses' | 'now' | 'settings' | 'secret' | 'log' | 'estimateContext'
> & {
  readonly change: Change;
};

const LONGEST_NAME = 120;
const LONGEST_NOTE = 1000;

/** Notes that the customer looked at it: the first time in the lead's timeline, after that as a number. */
export const openQuote = command(
  { name: 'quote.open', access: 'anyone', idempotent: 'no', audit: null },
  async ({ now, change }: Needs, who, { token }: { readonly token: string }) =>
    change<Result<null, { readonly kind: 'not-found' }>>(async (transaction) => {
      // Staff look at the page, too, and are not the customer.
      if (who.kind === 'staff') return ok(null);
      const quote = await quoteByToken(transaction, token);
      if (quote === undefined) return fail({ kind: 'not-found' });
      if (quote.status !== 'sent') return ok(null);
      const at = now();
      await transaction
        .updateTable('quotes')
        .set((row) => ({
          opened_count: row('opened_count', '+', 1),
          opened_at: quote.opened_at ?? at.toISOString(),
        }))
        .where('id', '=', quote.id)
        .execute();
      if (quote.opened_at === null) {
        await tellOfQuote(transaction, quote, { kind: 'opened', actorUid: null, now: at });
      }
      return ok(null);
    }),
);

export type QuoteAnswer = {
  readonly token: string;
  readonly isAccepted: boolean;
  /** As the customer writes it under their yes. */
  readonly name: string;
  /** Whether the customer said that they have read it. */
  readonly hasAgreed: boolean;
  /** Why not; may be empty. */
  readonly note: string;
  /** The language in which they read what they answer to. */
  readonly readIn: Locale;
  /** Absolute address of this page. */
  readonly pageUrl: (token: string, locale: Locale) => URL;
};

type Refused = {
  /** closed: it is not open for an answer any more. not-online: the customer says yes by mail here. */
  readonly kind: 'not-found' | 'closed' | 'not-online' | 'no-name' | 'not-agreed';
};

/** The customer's yes or no. Two that come at once: the first one counts, and the other is told. */
export const answerQuote = command(
  { name: 'quote.answer', access: 'customer', idempotent: 'always', audit: 'quote' },
  async (
    { change, ...services }: Needs,
    who,
    answer: QuoteAnswer,
  ): Promise<Result<null, Refused>> => {
    if (answer.isAccepted && signingLacks(services.settings).length > 0) {
      return fail({ kind: 'not-online' as const });
    }
    const name = answer.name.trim().slice(0, LONGEST_NAME);
    if (answer.isAccepted && name === '') return fail({ kind: 'no-name' as const });
    if (answer.isAccepted && !answer.hasAgreed) return fail({ kind: 'not-agreed' as const });
    const { catalogue } = await services.estimateContext();
    return change<Result<null, Refused>>(async (transaction, about) => {
      const stored = await quoteByToken(transaction, answer.token);
      const quote = stored === undefined ? null : withLines(stored, services.log);
      if (quote === null) return fail({ kind: 'not-found' });
      await holdLeads(transaction, [quote.offer_id]);
      const at = services.now();
      const today = danishDayOf(at);
      const { state } = await offeredQuote(transaction, quote, today, services);
      const status = answer.isAccepted ? ('accepted' as const) : ('declined' as const);
      if (state === status) return ok(null);
      if (state !== 'sent') return fail({ kind: 'closed' });
      const becomes = {
        status,
        answered_at: at.toISOString(),
        signed_name: answer.isAccepted ? name : null,
        answer_note: answer.isAccepted ? '' : answer.note.trim().slice(0, LONGEST_NOTE),
      };
      const { numUpdatedRows } = await transaction
        .updateTable('quotes')
        .set(becomes)
        .where('token_hash', '=', hashOfToken(answer.token))
        .where('status', '=', 'sent')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        // Answered in the same moment; the same answer twice is one.
        const other = await quoteByToken(transaction, answer.token);
        return other?.status === status ? ok(null) : fail({ kind: 'closed' });
      }
      if (answer.isAccepted) {
        // There is one agreement: what else was offered is off the table.
        await transaction
          .updateTable('quotes')
          .set({ status: 'withdrawn', answered_at: at.toISOString() })
          .where(
            'offer_id',
            'in',
            await groupOf(transaction, await mainLeadOf(transaction, quote.offer_id)),
          )
          .where('status', '=', 'sent')
          .execute();
      }
      const fields: LeadFields = answer.isAccepted
        ? { stage: 'signed', step: 'order', due: `${today} 24:00` }
        : { step: 'follow-up', due: `${today} 24:00` };
      const moved = await changeLead(transaction, {
        id: quote.offer_id,
        version: null,
        kind: 'moved',
        actorUid: null,
        fields,
        now: at,
      });
      if (!moved.ok) return fail({ kind: 'closed' });
      const kind = answer.isAccepted ? 'accepted' : 'declined';
      await tellOfQuote(transaction, quote, { kind, actorUid: null, now: at });
      const offered = await offeredQuote(transaction, { ...quote, ...becomes }, today, services);
      const offer = await transaction
        .selectFrom('offer_requests')
        .select(['name', 'email', 'locale'])
        .where('id', '=', quote.offer_id)
        .executeTakeFirstOrThrow();
      const locale: Locale = offer.locale === 'en' ? 'en' : 'da';
      const href = answer.pageUrl(answer.token, locale);
      const contractSha256 = answer.isAccepted
        ? await freezeContract(transaction, {
            quoteId: quote.id,
            offerId: quote.offer_id,
            tokenHash: hashOfToken(answer.token),
            companyVersion: quote.company_version,
            quote: {
              ...offered,
              roof: await quotedRoof({ db: transaction, log: services.log }, quote, catalogue),
            },
            name,
            email: offer.email,
            locale: answer.readIn,
            at,
          })
        : undefined;
      const messages = [
        answerNotice(
          offered,
          { offerId: quote.offer_id, isAccepted: answer.isAccepted, note: becomes.answer_note },
          services.settings,
        ),
        ...(answer.isAccepted && offer.email !== null
          ? [signedMail({ quote: offered, name: offer.name, email: offer.email, href, locale })]
          : []),
      ];
      await send(transaction, services, messages, {
        offerId: quote.offer_id,
        from: clientGroups(who.network),
      });
      about({
        id: quote.id,
        after: { status, totalOre: quote.total_ore, ...(contractSha256 && { contractSha256 }) },
      });
      return ok(null);
    });
  },
);
