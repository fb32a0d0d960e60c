import {
  isOverLimit,
  rehearsalSums,
  RISE_LIMIT_PERCENT,
  worstOf,
  type Rehearsal,
} from '../../../../domain/prices/rehearsal.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { AdminCard } from '../admin-table.tsx';
import { percentChange } from './price-words.ts';
import { ReportsTable, type RuleNames } from './reports-table.tsx';
import { StripPlot } from './strip-plot.tsx';

type RehearsalCardProps = { readonly rehearsal: Rehearsal; readonly rules: RuleNames };

/** What a draft does to the latest reports. */
export function RehearsalCard({ rehearsal, rules }: RehearsalCardProps) {
  const { reports, unpriced } = rehearsal;
  const sums = rehearsalSums(rehearsal);
  const title = m.prices_trial_title({ count: reports.length });
  return (
    <AdminCard title={{ id: 'trial', text: title }}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        {reports.length === 0 ? (
          <p className="text-blaek-600">{m.prices_trial_none()}</p>
        ) : (
          <>
            <p className="text-16">
              <strong>{m.prices_trial_dearer({ count: sums.dearer })}</strong>,{' '}
              {m.prices_trial_rest({
                cheaper: sums.cheaper,
                same: sums.same,
                least: percentChange(sums.leastPercent),
                most: percentChange(sums.mostPercent),
              })}{' '}
              {sums.over > 0 && (
                <strong className="text-tegl-600">
                  {m.prices_trial_over({ count: sums.over })}
                </strong>
              )}
            </p>
            <StripPlot
              reports={reports}
              named={worstOf(rehearsal)}
              medianPercent={sums.medianPercent}
              limitPercent={RISE_LIMIT_PERCENT}
            />
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-gran-700 underline underline-offset-4">
                {m.prices_as_table()}
              </summary>
              <ReportsTable reports={reports} rules={rules} labelledBy="trial" />
            </details>
          </>
        )}
        {unpriced > 0 && <p>{m.prices_trial_unpriced({ count: unpriced })}</p>}
      </div>
    </AdminCard>
  );
}

/** The five that change most, and why. */
export function WorstCard({ rehearsal, rules }: RehearsalCardProps) {
  return (
    <AdminCard title={{ id: 'worst', text: m.prices_worst(), note: m.prices_incl_vat() }}>
      <ReportsTable reports={worstOf(rehearsal)} rules={rules} labelledBy="worst" />
    </AdminCard>
  );
}

/** How many need a reason. */
export const overLimit = (rehearsal: Rehearsal | null): number =>
  rehearsal?.reports.filter(isOverLimit).length ?? 0;
