import { m } from '../../../messages/compiled/messages.js';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4';

type ComparisonProps = {
  readonly compared: readonly ReportSummary[];
  /** More were ticked than are shown here. */
  readonly isFull: boolean;
};

/** Two or three reports side by side, and how the more expensive ones differ. */
export function Comparison({ compared, isFull }: ComparisonProps) {
  return (
    <section
      aria-labelledby="compared"
      className="mt-8 rounded-card border border-hairline bg-white p-4 tablet:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="compared" className="text-22 font-semibold">
          {m.my_reports_compared_title()}
        </h2>
        <SiteLink to={links.myReports()} className={LINK}>
          {m.my_reports_compared_close()}
        </SiteLink>
      </div>
      {compared.length < 2 ? (
        <p>{m.my_reports_compared_few()}</p>
      ) : (
        <>
          {isFull ? (
            <p className="font-semibold text-tegl-600">
              {m.my_reports_chosen_full({ most: String(MOST_COMPARED) })}
            </p>
          ) : null}
          <p className="pb-4 text-blaek-600">{m.my_reports_compared_lead()}</p>
          <ComparisonTable compared={compared} />
        </>
      )}
    </section>
  );
}
