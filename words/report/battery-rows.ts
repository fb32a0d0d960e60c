import { m } from '../../messages/compiled/messages.js';
import type { BatteryComparison, BatterySide } from '../../domain/report/report-figures.ts';
import { roundedTo } from '../estimate-words.ts';
import { decimal, signed } from '../format.ts';
import type { Locale } from '../locale.ts';

/** A figure without the battery, with it, and the difference. */
export type BatteryRow = { readonly label: string; readonly cells: readonly string[] };

/** The same system with and without its battery, figure by figure. */
export function batteryRows(battery: BatteryComparison, locale: Locale): readonly BatteryRow[] {
  /** Both sides are rounded first, so that the difference is that of the figures shown. */
  const row = (
    label: string,
    figureOf: (side: BatterySide) => number | null,
    step: number,
    digits = 0,
  ): BatteryRow => {
    const [without, withIt] = [battery.without, battery.with].map((side) => {
      const figure = figureOf(side);
      return figure === null ? null : roundedTo(figure, step);
    });
    const written = (figure: number | null | undefined) =>
      figure === null || figure === undefined
        ? m.report_battery_over({}, { locale })
        : decimal(figure, locale, digits);
    const isKnown = typeof without === 'number' && typeof withIt === 'number';
    return {
      label,
      cells: [
        written(without),
        written(withIt),
        isKnown ? signed(withIt - without, locale, digits) : '–',
      ],
    };
  };
  return [
    row(m.report_battery_price({}, { locale }), (side) => side.priceDkk, 1),
    row(m.report_battery_saving({}, { locale }), (side) => side.tenYearMeanDkk, 100),
    row(m.report_battery_payback({}, { locale }), (side) => side.paybackYears, 0.1, 1),
    row(m.report_battery_bought({}, { locale }), (side) => side.importedKwh, 1),
    row(m.report_battery_own_use({}, { locale }), (side) => 100 * side.selfConsumptionShare, 1),
  ];
}
