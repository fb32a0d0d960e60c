import { m } from '../../../messages/compiled/messages.js';
import type { ReportAssumption } from '../../../words/report/assumption-rows.ts';
import { sourceParts } from '../../../words/source-places.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { LinkedWords } from '../../ui/linked-words.tsx';

const LINK = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';

export function Assumptions({
  rows,
  calculatorUrl,
}: {
  rows: readonly ReportAssumption[];
  /** null: the reader has no calculation to change. */
  calculatorUrl: string | null;
}) {
  return (
    <div>
      <dl className="report-assumptions">
        {rows.map(({ name, value, source }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-hairline py-3 tablet:grid-cols-[minmax(0,1fr)_auto_272px]"
          >
            <dt>{name}</dt>
            <dd className="row-span-2 text-right font-semibold whitespace-nowrap tablet:row-span-1">
              {value}
            </dd>
            <dd className="text-14 text-blaek-600">
              <LinkedWords parts={sourceParts(source)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        {calculatorUrl === null ? null : (
          <SiteLink to={calculatorUrl} className={LINK}>
            {m.report_assumptions_all()}
          </SiteLink>
        )}
        <SiteLink to={links.calculatorInfo()} className={LINK}>
          {m.report_method()}
        </SiteLink>
      </p>
    </div>
  );
}
