import { gapsOf } from '../../domain/company/duties.ts';
import { PROMISES } from '../../domain/promises.ts';
import { dayAfter } from '../../domain/calendar-days.ts';
import { linesProblem, type LinesProblem } from '../../domain/staff/quoted-lines.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Locale } from '../../words/locale.ts';
import { companyInForce } from '../company/stored-company.ts';
import { danishDayOf } from '../danish-day.ts';
import { clientGroups } from '../http/client-address.ts';
import { holdLeads } from '../leads/hold-leads.ts';
import { changeLead } from '../leads/lead-changes.ts';
import { send } from '../outbox/send.ts';
import { versionInForce } from '../pricing/stored-book.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { isStale, quoteTokenOf } from './quote-figures.ts';
import { quoteMail } from './quote-messages.ts';
import { offeredQuote } from './read-quote.ts';
import { readDraftQuote, tellOfQuote, type QuoteRefusal } from './stored-quote.ts';

type Needs = Pick<Services, 'addresses' | 'now' | 'secret' | 'settings' | 'log'> & {
  readonly change: Change;
};
type Versioned = { readonly id: string; readonly version: number };

/** Days until somebody asks how it went. */
const FOLLOW_UP_DAYS = 7;
const LONGEST_REASON = 500;

type Sending = Versioned & {
  /** Absolute address of the customer's page. */
  readonly pageUrl: (token: string, locale: Locale) => URL;
};
type NotSent =
  | QuoteRefusal
  /** no-email: nothing can be sent. stale: a price set by hand has to be looked at. too-many: not more mails now. */
  | { readonly kind: LinesProblem | 'no-email' | 'stale' | 'too-many' }
  /** company-gaps: what the customer has a right to read about the company is missing. */
  | { readonly kind: 'company-gaps' };

/**
 * Sends a quote: from now on it stands as it is. The mail, the stage of the lead and what the timeline tells are one
 * transaction.
 */
export const sendQuote = command(
  { name: 'quote.send', access: 'staff', idempotent: 'always', audit: 'quote' },
  async ({ change, ...services }: Needs, who, { id, version, pageUrl }: Sending) =>
    change<Result<{ readonly id: string }, NotSent>>(async (transaction, about) => {
      const draft = await readDraftQuote(transaction, { id, version, log: services.log });
      if (!draft.ok) return draft;
      const quote = draft.value;
      await holdLeads(transaction, [quote.offer_id]);
      const at = services.now();
      const today = danishDayOf(at);
      const inForce = await versionInForce(transaction, today);
      if (quote.lines.some((line) => isStale(line, quote, inForce))) {
        return fail({ kind: 'stale' });
      }
      // A draft may be older than the rule.
      const problem = linesProblem(quote.lines);
      if (problem !== null) return fail({ kind: problem });
      const offer = await transaction
        .selectFrom('offer_requests')
        .select(['name', 'email', 'locale'])
        .where('id', '=', quote.offer_id)
        .executeTakeFirstOrThrow();
      if (offer.email === null) return fail({ kind: 'no-email' });
      const company = await companyInForce(transaction);
      if (gapsOf(company).blocks.length > 0) return fail({ kind: 'company-gaps' });
      const token = quoteTokenOf(id, services.secret);
      const sent = {
        status: 'sent' as const,
        sent_at: at.toISOString(),
        valid_until: dayAfter(today, PROMISES.offerStandsDays),
        token_hash: hashOfToken(token),
        company_version: company.number,
        version: version + 1,
      };
      const { numUpdatedRows } = await transaction
        .updateTable('quotes')
        .set(sent)
        .where('id', '=', id)
        .where('version', '=', version)
        .where('status', '=', 'draft')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return fail({ kind: 'changed' });
      const locale: Locale = offer.locale === 'en' ? 'en' : 'da';
      const offered = await offeredQuote(transaction, { ...quote, ...sent }, today, services);
      const { name, email } = offer;
      const mail = quoteMail({
        quote: offered,
        name,
        email,
        href: pageUrl(token, locale),
        locale,
      });
      const [became] = await send(transaction, services, [mail], {
        offerId: quote.offer_id,
        from: clientGroups(who.network),
      });
      if (became?.kind !== 'sent') return fail({ kind: 'too-many' });
      const moved = await changeLead(transaction, {
        id: quote.offer_id,
        version: null,
        kind: 'moved',
        actorUid: null,
        fields: {
          stage: 'sent',
          step: 'follow-up',
          due: `${dayAfter(today, FOLLOW_UP_DAYS)} 24:00`,
        },
        now: at,
      });
      if (!moved.ok) return moved;
      await tellOfQuote(transaction, quote, { kind: 'sent', actorUid: who.uid, now: at });
      about({
        id,
        after: { number: quote.number, totalOre: quote.total_ore, validUntil: sent.valid_until },
      });
      return ok({ id });
    }),
);

/** Takes a quote back that nobody has answered: the customer's page says so. */
export const recallQuote = command(
  { name: 'quote.recall', access: 'staff', idempotent: 'always', audit: 'quote' },
  async (
    { now, change }: Needs,
    who,
    { id, reason: typed }: { readonly id: string; readonly reason: string },
  ): Promise<
    Result<{ readonly id: string }, { readonly kind: 'not-found' | 'answered' | 'no-reason' }>
  > => {
    const reason = typed.trim().slice(0, LONGEST_REASON);
    if (reason === '') return fail({ kind: 'no-reason' as const });
    return change<Result<{ readonly id: string }, { readonly kind: 'not-found' | 'answered' }>>(
      async (transaction, about) => {
        const quote = await transaction
          .selectFrom('quotes')
          .select(['offer_id', 'number', 'status'])
          .where('id', '=', id)
          .where('status', '!=', 'draft')
          .executeTakeFirst();
        if (quote === undefined) return fail({ kind: 'not-found' });
        if (quote.status === 'withdrawn') return ok({ id });
        const at = now();
        const { numUpdatedRows } = await transaction
          .updateTable('quotes')
          .set({ status: 'withdrawn', answered_at: at.toISOString() })
          .where('id', '=', id)
          .where('status', '=', 'sent')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return fail({ kind: 'answered' });
        await tellOfQuote(transaction, quote, { kind: 'recalled', actorUid: who.uid, now: at });
        about({ id, after: { status: 'withdrawn', reason } });
        return ok({ id });
      },
    );
  },
);
