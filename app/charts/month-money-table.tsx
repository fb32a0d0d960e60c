import { m } from '../../messages/compiled/messages.js';
import { decimal, monthName, signed } from '../../words/format.ts';
import { DataTable } from '../ui/data-table.tsx';
import { monthMoneyTitle, type MonthMoneyProps } from './month-money-text.ts';

/** The figures behind the chart: a row per month, the year last. */
export function MonthMoneyTable(figures: MonthMoneyProps) {
  const { savingsDkk, paymentDkk, locale } = figures;
  const cells = (saving: number, payment: number) =>
    paymentDkk === null
      ? [decimal(saving, locale)]
      : [decimal(saving, locale), decimal(payment, locale), signed(saving - payment, locale)];
  const payment = paymentDkk ?? 0;
  const sum = savingsDkk.reduce((total, dkk) => total + dkk, 0);
  return (
    <DataTable
      caption={monthMoneyTitle(figures)}
      hideCaption
      corner={m.finance_table_month({}, { locale })}
      columns={[
        { key: 'saving', label: m.finance_table_saving({}, { locale }) },
        ...(paymentDkk === null
          ? []
          : [
              { key: 'payment', label: m.finance_table_payment({}, { locale }) },
              { key: 'left', label: m.finance_table_left({}, { locale }) },
            ]),
      ]}
      rows={savingsDkk.map((saving, index) => ({
        key: String(index + 1),
        label: monthName(index + 1, locale),
        cells: cells(saving, payment),
      }))}
      totals={{
        key: 'year',
        label: m.charts_year({}, { locale }),
        cells: cells(sum, payment * savingsDkk.length),
      }}
    />
  );
}
