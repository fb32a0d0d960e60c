import { Form } from 'react-router';
import type { QuoteRow } from '../../../../domain/staff/quotes.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { kr } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { LEAD_FIELDS } from '../leads/lead-view.ts';
import { quoteStateName, shareWords } from './quote-words.ts';

type LeadQuotesProps = {
  readonly quotes: readonly QuoteRow[];
  /** The customer took the request back: nothing can be made or sent. */
  readonly isWithdrawn: boolean;
};

/** The offers of a lead, the newest first, and the way to another one. */
export function LeadQuotes({ quotes, isWithdrawn }: LeadQuotesProps) {
  const draft = quotes.find(({ state }) => state === 'draft');
  return (
    <AdminCard title={{ id: 'quotes', text: m.quotes_title() }}>
      {quotes.length === 0 ? (
        <p className="px-5 pb-2 text-blaek-600">{m.quotes_none()}</p>
      ) : (
        <AdminTable
          labelledBy="quotes"
          columns={[
            { name: m.quotes_number() },
            { name: m.quotes_state() },
            { name: m.quotes_when() },
            { name: m.quotes_price(), align: 'right' },
            { name: m.quotes_profit(), align: 'right' },
          ]}
        >
          {quotes.map((quote) => (
            <Row key={quote.id} quote={quote} />
          ))}
        </AdminTable>
      )}
      {!isWithdrawn && (
        <div className="px-5 py-4">
          {draft === undefined ? (
            <Form method="post">
              <input type="hidden" name={LEAD_FIELDS.intent} value="quote" />
              <Button type="submit" size={44} variant="outlined">
                {quotes.length === 0 ? m.quotes_make() : m.quotes_make_next()}
              </Button>
            </Form>
          ) : (
            <SiteLink
              to={staffLinks.quote(draft.id)}
              className={`${buttonClass('outlined')} min-h-11`}
            >
              {m.quotes_open_draft()}
            </SiteLink>
          )}
        </div>
      )}
    </AdminCard>
  );
}

function Row({ quote }: { readonly quote: QuoteRow }) {
  const locale = getLocale();
  const {
    number,
    state,
    isStale,
    isUnreadable,
    totalExVatOre,
    totalOre,
    profitExVatOre,
    mergedReference = null,
  } = quote;
  return (
    <tr className="h-11">
      <AdminCell isName className="font-semibold">
        <SiteLink
          to={staffLinks.quote(quote.id)}
          className="whitespace-nowrap text-gran-700 underline underline-offset-4"
        >
          {m.quote_title({ number })}
        </SiteLink>
        {mergedReference !== null && (
          <span className="block font-normal text-blaek-600">{mergedReference}</span>
        )}
      </AdminCell>
      <AdminCell>
        {quoteStateName(state)}
        {isUnreadable && (
          <span className="ml-2 rounded-control bg-tegl-100 px-2 font-semibold text-tegl-600">
            {m.quotes_unreadable()}
          </span>
        )}
        {isStale && (
          <span className="ml-2 rounded-control bg-sol-100 px-2 font-semibold text-sol-700">
            {m.quotes_stale()}
          </span>
        )}
      </AdminCell>
      <AdminCell>{whenWords(quote)}</AdminCell>
      <AdminCell align="right" className="font-semibold">
        {kr(totalOre / 100, locale)}
      </AdminCell>
      <AdminCell align="right" className="bg-kalk-50">
        {profitExVatOre === null
          ? '–'
          : `${kr(profitExVatOre / 100, locale)} (${shareWords(profitExVatOre, totalExVatOre)})`}
      </AdminCell>
    </tr>
  );
}

function whenWords({ sentAt, validUntil, changedAt, openedCount }: QuoteRow): string {
  const locale = getLocale();
  if (sentAt === null) return m.quotes_changed({ at: shortDateTime(changedAt, locale) });
  const sent = m.quotes_sent_at({
    at: shortDateTime(sentAt, locale),
    until: shortDate(validUntil ?? '', locale),
  });
  const opened =
    openedCount === 0 ? m.quotes_not_opened() : m.quotes_opened({ count: openedCount });
  return `${sent}. ${opened}.`;
}
