import type { CompanyGaps } from '../../../../domain/company/duties.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { TriangleIcon } from '../../../ui/icons.tsx';
import { BanIcon } from '../frame/nav-icons.tsx';
import { DutyLinks } from './duty-links.tsx';

/** What is missing: what blocks quotes, and what staff are only told. */
export function GapsOnTop({ gaps: { blocks, warns } }: { readonly gaps: CompanyGaps }) {
  if (blocks.length + warns.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 laptop:flex-row laptop:gap-6">
      {blocks.length > 0 && (
        <section
          aria-labelledby="company-blocks"
          className={`flex gap-4 rounded-control bg-tegl-100 px-5 py-3 ${warns.length > 0 ? 'laptop:w-94 laptop:shrink-0' : 'laptop:flex-1'}`}
        >
          <BanIcon className="mt-0.5 shrink-0 text-tegl-600" />
          <div className="min-w-0">
            <h2 id="company-blocks" className="text-14 font-semibold">
              {m.company_gaps_block({ count: blocks.length })}
            </h2>
            <DutyLinks duties={blocks} />
          </div>
        </section>
      )}
      {warns.length > 0 && (
        <section
          aria-labelledby="company-warns"
          className="flex min-w-0 flex-1 gap-4 rounded-control bg-sol-100 px-5 py-3"
        >
          <TriangleIcon className="mt-0.5 shrink-0 text-sol-700" />
          <div className="min-w-0">
            <h2 id="company-warns" className="text-14 font-semibold">
              {m.company_gaps_warn({ count: warns.length })}
            </h2>
            <DutyLinks duties={warns} />
          </div>
        </section>
      )}
    </div>
  );
}
