import type { Company } from '../../../domain/company/company.ts';
import type { PaperKind } from '../../../domain/company/papers.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  companyLines,
  deliveryText,
  paperName,
  paymentText,
} from '../../../words/company-words.ts';
import { page } from '../../links.ts';

/** Whom the customer buys from, on which terms, and the papers; what nobody has said is left out. */
export function Seller({ company: { facts, papers } }: { readonly company: Company }) {
  const locale = getLocale();
  const [who, ...more] = companyLines(facts, locale);
  if (who === undefined) return null;
  const rows = [
    [m.company_fact_payment(), paymentText(facts.paymentPlan, locale)],
    [m.company_fact_delivery(), deliveryText(facts, locale)],
    [m.company_fact_authorisation(), facts.authorisation],
    [m.company_fact_supervision(), facts.supervision],
    [m.company_fact_complaint(), facts.complaintBody],
  ].filter(([, value]) => value !== '');
  const files = Object.entries(papers) as [PaperKind, string][];
  return (
    <section
      aria-labelledby="quote-seller"
      className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
    >
      <h2 id="quote-seller" className="text-22 font-semibold">
        {m.company_seller()}
      </h2>
      <p className="mt-2 font-semibold">{who}</p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl className="mt-4 border-t border-hairline pt-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-blaek-600">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold">{m.company_seller_papers()}</h3>
          <ul>
            {files.map(([kind, id]) => (
              <li key={kind}>
                <a
                  href={page(`/papers/${id}`)()}
                  className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
                >
                  {paperName(kind, locale)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
