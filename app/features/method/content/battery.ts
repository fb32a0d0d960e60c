import { m } from '../../../../messages/compiled/messages.js';
import { EXAMPLE_STANDBY_W } from '../../../../engine/data/example-catalogue.ts';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

export function batterySection(locale: Locale): MethodSection {
  const { figure, share, percentOf, aYear, number } = figuresIn(locale);
  const { batteryRoundTripEfficiency, batteryFadePercent, batteryLifeYears, batteryStandbyW } =
    ASSUMPTION_RECORDS;
  return {
    id: 'battery',
    title: m.method_battery_title(),
    text: [m.method_battery_text(), m.method_battery_price_driven(), m.method_battery_end()],
    formula: m.method_battery_formula(),
    figures: [
      figure(
        batteryRoundTripEfficiency,
        m.method_battery_efficiency(),
        m.method_source_htw(),
        share,
      ),
      figure(batteryFadePercent, m.method_battery_fade(), m.method_source_own(), aYear(percentOf)),
      figure(
        batteryLifeYears,
        m.method_battery_life(),
        m.calculator_basis_battery_life(),
        (years) => m.report_assumption_years_value({ years: number(years) }),
      ),
      figure(batteryStandbyW, m.method_battery_standby(), m.calculator_basis_standby(), () =>
        m.method_battery_standby_value({ watt: `${number(EXAMPLE_STANDBY_W)}\u00a0W` }),
      ),
      figure(
        MODEL_FIGURES.batteryReplacement,
        m.method_battery_replacement(),
        m.method_source_rules(),
        share,
      ),
      figure(
        MODEL_FIGURES.priceDrivenTogether,
        m.method_battery_of_best(),
        m.method_source_72_homes(),
        share,
      ),
      figure(
        MODEL_FIGURES.priceDrivenWorst,
        m.method_battery_of_best_worst(),
        m.method_source_72_homes(),
        share,
      ),
    ],
  };
}
