import type { PaperKind } from '../../../domain/company/papers.ts';
import type { QuoteSeller } from '../../../domain/staff/quotes.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { paperName } from '../../../words/company-words.ts';
import { paperAt } from '../../quote-address.ts';

type PaperLinkProps = { readonly kind: PaperKind; readonly seller: QuoteSeller };

/** Leads to a paper as it was uploaded; nothing where there is none. */
export function PaperLink({ kind, seller }: PaperLinkProps) {
  const id = seller.papers[kind];
  if (id === undefined) return null;
  return (
    <a
      href={paperAt(id)}
      className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900"
    >
      {m.contract_paper({ paper: paperName(kind, getLocale()) })}
    </a>
  );
}
