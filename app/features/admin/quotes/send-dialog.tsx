import { Form } from 'react-router';
import { PROMISES } from '../../../../domain/promises.ts';
import type { QuoteFacts } from '../../../../domain/staff/quotes.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AdminDialog } from '../admin-dialog.tsx';
import { STAFF_QUOTE_FIELDS } from './quote-view.ts';
import { CompanyNote } from './company-note.tsx';
import { SigningNote } from './signing-note.tsx';

/** Says what sending does before it does. */
export function SendDialog({ quote }: { readonly quote: QuoteFacts }) {
  const { number, lead, totalOre, version } = quote;
  return (
    <AdminDialog labelledBy="send-title" asks={`send ${version}`}>
      <h2 id="send-title" className="text-22 font-semibold">
        {m.quotes_send_title({ number })}
      </h2>
      <p className="mt-2 mb-6">
        {lead.email === null
          ? m.quotes_no_email()
          : m.quotes_send_text({
              email: lead.email,
              price: kr(totalOre / 100, getLocale()),
              days: PROMISES.offerStandsDays,
            })}
      </p>
      <div className="mb-6 empty:hidden">
        <CompanyNote gaps={quote.companyGaps} />
      </div>
      {quote.signingLacks.length > 0 && (
        <div className="mb-6">
          <SigningNote lacks={quote.signingLacks} />
        </div>
      )}
      <Form
        method="post"
        action={staffLinks.quote(quote.id)}
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name={STAFF_QUOTE_FIELDS.version} value={version} />
        {lead.email !== null && quote.companyGaps.blocks.length === 0 && (
          <Button type="submit" size={44} name={STAFF_QUOTE_FIELDS.intent} value="send">
            {m.quotes_send_act({ number })}
          </Button>
        )}
        <SiteLink
          to={staffLinks.quote(quote.id)}
          preventScrollReset
          className={`${buttonClass('outlined')} min-h-11`}
        >
          {m.quotes_cancel()}
        </SiteLink>
      </Form>
    </AdminDialog>
  );
}
