import { m } from '../../../messages/compiled/messages.js';
import type { Locale } from '../../../words/locale.ts';
import { paybackText, savingText } from '../../../words/answer-words.ts';
import { kWh, kWp } from '../../../words/format.ts';

type FactRow = readonly [name: string, value: string];

type System = {
  readonly numberOfPanels: number;
  readonly peakPowerKw: number;
  /** 0: none. */
  readonly batteryKwh: number;
  readonly annualKwh: number;
  readonly tenYearMeanDkk: number;
  /** null: never. */
  readonly paybackYears: number | null;
};

/** What a system is and gives, as staff read it of a request and of an offer. */
export function systemFacts(system: System, locale: Locale): readonly FactRow[] {
  const { numberOfPanels: count, batteryKwh, paybackYears } = system;
  return [
    [m.lead_system(), m.lead_panels({ count, power: kWp(system.peakPowerKw, locale) })],
    [m.lead_battery(), batteryKwh > 0 ? kWh(batteryKwh, locale, 1) : m.lead_no_battery()],
    [m.lead_yield(), kWh(system.annualKwh, locale)],
    [m.lead_saving(), savingText(system.tenYearMeanDkk, locale)],
    [m.lead_payback(), paybackText(paybackYears, locale)],
  ];
}

type FactRowsProps = { readonly rows: readonly FactRow[]; readonly className: string };

export function FactRows({ rows, className }: FactRowsProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-t border-hairline py-2">
          <dt className="text-blaek-600">{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
