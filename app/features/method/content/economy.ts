import { m } from '../../../../messages/compiled/messages.js';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import {
  CRAFTSMAN_DEDUCTION,
  CRAFTSMAN_VALUE_SHARE,
} from '../../../../engine/data/craftsman-deduction.ts';
import { EXPORT_TAXED_SHARE, EXPORT_TAX_ALLOWANCE } from '../../../../engine/data/fixed-figures.ts';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import { kr, years } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

export function economySection(locale: Locale): MethodSection {
  const { figure, number, plain, percentOf, share, aYear } = figuresIn(locale);
  const records = ASSUMPTION_RECORDS;
  const own = m.method_source_own();
  const rules = m.method_source_rules();
  const rate = aYear(percentOf);
  const inYears = (value: number) => years(value, locale, 0);
  const { co2West, co2East, co2Fall } = MODEL_FIGURES;
  const co2 = m.method_source_co2();
  return {
    id: 'economy',
    title: m.method_economy_title(),
    text: [
      m.method_economy_text(),
      m.method_economy_payback(),
      m.method_economy_loan(),
      m.method_economy_craftsman_text(),
    ],
    formula: m.method_economy_formula(),
    figures: [
      figure(MODEL_FIGURES.years, m.method_economy_years(), rules, inYears),
      figure(MODEL_FIGURES.headlineYears, m.method_economy_headline(), rules, inYears),
      figure(records.priceGrowthPercent, m.method_economy_growth(), own, rate),
      figure(records.discountRatePercent, m.method_economy_discount(), own, rate),
      figure(records.loanRatePercent, m.method_economy_loan_rate(), own, rate),
      figure(
        records.panelDegradationPercent,
        m.method_economy_degradation(),
        m.method_source_warranty(),
        rate,
      ),
      figure(records.upkeepPercent, m.method_economy_upkeep(), own, rate),
      figure(records.inverterReplacementYear, m.method_economy_inverter(), own, (value) =>
        m.method_unit_year({ value: number(value) }),
      ),
      figure(EXPORT_TAX_ALLOWANCE, m.method_economy_allowance(), m.method_source_tax(), (value) =>
        m.method_unit_a_year({ value: kr(value, locale) }),
      ),
      figure(records.owners, m.method_economy_owners(), own, number),
      figure(
        CRAFTSMAN_DEDUCTION,
        m.method_economy_craftsman(),
        m.method_source_craftsman(),
        (value) => m.method_unit_a_year({ value: kr(value, locale) }),
      ),
      figure(
        CRAFTSMAN_VALUE_SHARE,
        m.method_economy_craftsman_value(),
        m.method_source_craftsman(),
        share,
      ),
      figure(records.craftsmanPersons, m.method_economy_craftsman_persons(), own, number),
      figure(records.labourSharePercent, m.method_economy_labour(), own, percentOf),
      figure(EXPORT_TAXED_SHARE, m.method_economy_taxed(), m.method_source_tax(), share),
      figure(
        records.marginalTaxPercent,
        m.method_economy_marginal(),
        m.method_source_municipality(),
        percentOf,
      ),
      figure(co2West, m.method_economy_co2_west(), co2, plain('g/kWh')),
      figure(co2East, m.method_economy_co2_east(), co2, plain('g/kWh')),
      figure(co2Fall, m.method_economy_co2_fall(), co2, rate),
    ],
    limit: m.method_economy_limit(),
  };
}
