import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kr, kWh, years } from '../../../../words/format.ts';
import { paybackRangeText } from '../../../../words/report/headline-words.ts';

/** The four figures of a report, each with the range in which 80 of 100 courses lie; the price has none: it is this house's. */
export function StaffReportFigures({ estimate }: { readonly estimate: EstimateFigures }) {
  const locale = getLocale();
  const { price, savings, economy } = estimate;
  const { p10Kwh, p90Kwh, annualKwh } = estimate.yield;
  const range = (low: number, high: number, step: number) =>
    `${decimal(roundedTo(low, step), locale)}–${decimal(roundedTo(high, step), locale)}`;
  const rows = [
    {
      name: m.staff_report_price(),
      value: kr(price.totalPrice, locale),
      range: m.staff_report_price_note(),
    },
    {
      name: m.lead_saving(),
      value: kr(savings.tenYearMeanDkk, locale),
      range: range(savings.tenYearMeanP10Dkk, savings.tenYearMeanP90Dkk, 100),
    },
    {
      name: m.staff_report_payback(),
      value:
        economy.paybackYears === null
          ? m.lead_payback_never()
          : years(economy.paybackYears, locale),
      range: paybackRangeText(economy, locale),
    },
    {
      name: m.staff_report_yield(),
      value: kWh(annualKwh, locale),
      range: range(p10Kwh, p90Kwh, 1),
    },
  ];
  return (
    <dl className="grid overflow-hidden rounded-card border border-hairline bg-white min-[40rem]:grid-cols-2 desktop:grid-cols-4">
      {rows.map(({ name, value, range: spread }) => (
        <div key={name} className="border-hairline px-5 py-4 desktop:not-first:border-l">
          <dt className="text-blaek-600">{name}</dt>
          <dd className="text-22 font-semibold tabular-nums">{value}</dd>
          <dd className="text-blaek-600 tabular-nums">{spread}</dd>
        </div>
      ))}
    </dl>
  );
}
