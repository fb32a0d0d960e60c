import type { CompanyGaps } from '../../../../domain/company/duties.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { DutyLinks } from '../company/duty-links.tsx';

/** What the company has to fill in before the quote can be sent, and what it is only told; each leads to its field. */
export function CompanyNote({ gaps: { blocks, warns } }: { readonly gaps: CompanyGaps }) {
  if (blocks.length + warns.length === 0) return null;
  return (
    <div className="flex max-w-[75ch] flex-col gap-4">
      {blocks.length > 0 && (
        <div className="rounded-control bg-tegl-100 px-5 py-3">
          <p className="font-semibold">{m.company_quote_blocked()}</p>
          <DutyLinks duties={blocks} />
        </div>
      )}
      {warns.length > 0 && (
        <div className="rounded-control bg-sol-100 px-5 py-3">
          <p className="font-semibold">{m.company_quote_warned()}</p>
          <DutyLinks duties={warns} />
        </div>
      )}
    </div>
  );
}
