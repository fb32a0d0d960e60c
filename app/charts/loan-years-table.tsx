import { m } from '../../messages/compiled/messages.js';
import { decimal, signed } from '../../words/format.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { LoanYearsProps } from './loan-years-chart.tsx';

type LoanYearsTableProps = LoanYearsProps & { readonly paymentDkk: number };

/** The figures behind the chart: a month of each year. */
export function LoanYearsTable(props: LoanYearsTableProps) {
  const { leftDkk, termYears, firstYear, label, paymentDkk, locale } = props;
  return (
    <DataTable
      caption={label}
      hideCaption
      corner={m.survey_left_year({}, { locale })}
      columns={[
        { key: 'saving', label: m.finance_table_saving({}, { locale }) },
        { key: 'payment', label: m.finance_table_payment({}, { locale }) },
        { key: 'left', label: m.finance_table_left({}, { locale }), strong: true },
      ]}
      rows={leftDkk.map((left, index) => {
        const payment = index < termYears ? paymentDkk : 0;
        return {
          key: String(index),
          label: String(firstYear + index),
          cells: [decimal(left + payment, locale), decimal(payment, locale), signed(left, locale)],
        };
      })}
    />
  );
}
