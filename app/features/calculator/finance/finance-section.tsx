import { useContext, useMemo } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { monthlySavingsDkk } from '../../../../engine/economy/monthly-savings.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { exportPrice } from '../../../../engine/tariff/electricity-prices.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { kr } from '../../../../words/format.ts';
import { MonthMoneyChart } from '../../../charts/month-money-chart.tsx';
import { MonthMoneyTable } from '../../../charts/month-money-table.tsx';
import { LeftToBrowser } from '../../../ui/left-to-browser.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { ChartWithTable } from '../results/chart-with-table.tsx';
import { Wishes } from './wishes.tsx';

/** What the system saves and the loan takes, month by month; and what an amount of money gives. */
export default function FinanceSection({ calculator }: InputProps) {
  const isLeft = useContext(LeftToBrowser) !== null;
  // Far down: the browser draws it once it is near; a page that the server draws whole has it.
  if (isLeft && import.meta.env.SSR) return <div className="min-h-[480px] noscript:hidden" />;
  return (
    <section
      aria-labelledby="finance-title"
      className="isolate flex flex-col gap-6 rounded-card border border-hairline bg-white px-4 py-6 tablet:px-6"
    >
      <h2 id="finance-title" className="text-22 font-semibold">
        {m.finance_title()}
      </h2>
      <Months run={calculator.run} />
      <Wishes calculator={calculator} />
    </section>
  );
}

function Months({ run }: { readonly run: EstimateRun }) {
  const locale = getLocale();
  const { loan } = run.estimate.economy;
  const savingsDkk = useMemo(
    () =>
      monthlySavingsDkk(
        { ...run.hourly, exportPriceDkkPerKwh: exportPrice(run.prices) },
        run.years[0]!,
      ),
    [run],
  );
  const figures = { savingsDkk, paymentDkk: loan?.monthlyPaymentDkk ?? null, locale };
  return (
    <div className="flex flex-col gap-3">
      <ChartWithTable
        chart={<MonthMoneyChart {...figures} />}
        table={<MonthMoneyTable {...figures} />}
      />
      <p className="max-w-180">
        {loan === null ? m.finance_cash_note() : loanWords(run, savingsDkk)}
      </p>
    </div>
  );
}

/** In how many months the saving pays the loan, and what is left once it is paid. */
function loanWords({ input, estimate }: EstimateRun, savingsDkk: readonly number[]): string {
  const { loan, cashFlow } = estimate.economy;
  const payment = loan?.monthlyPaymentDkk ?? 0;
  const count = savingsDkk.filter((dkk) => dkk >= payment).length;
  const covered =
    count === 0 ? m.finance_months_none() : m.finance_months({ count: String(count) });
  const after = cashFlow[input.loanTermYears + 1];
  if (after === undefined) return covered;
  return [
    covered,
    m.finance_after({
      year: String(after.year),
      saving: kr(roundedTo(after.savingDkk / 12, 10), getLocale()),
    }),
  ].join(' ');
}
