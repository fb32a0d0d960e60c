import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { answerWords } from '../../../../words/answer-words.ts';
import { decimal, kWh } from '../../../../words/format.ts';

/** The four figures of a report, each with the range in which 80 of 100 courses lie; the price has none: it is this house's. */
export function StaffReportFigures({ estimate }: { readonly estimate: EstimateFigures }) {
  const locale = getLocale();
  const { price, saving, payback } = answerWords(estimate, locale);
  const { p10Kwh, p90Kwh, annualKwh } = estimate.yield;
  const rows = [
    {
      name: m.staff_report_price(),
      value: price.text,
      range: m.staff_report_price_note(),
    },
    {
      name: m.lead_saving(),
      value: saving.text,
      range: saving.range,
    },
    {
      name: m.staff_report_payback(),
      value: payback.text,
      range: payback.range,
    },
    {
      name: m.staff_report_yield(),
      value: kWh(annualKwh, locale),
      range: `${decimal(p10Kwh, locale)}–${kWh(p90Kwh, locale)}`,
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
