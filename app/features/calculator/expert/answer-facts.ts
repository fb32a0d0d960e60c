import { m } from '../../../../messages/compiled/messages.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import {
  decimal,
  kr,
  krParts,
  kWh,
  kWp,
  percent,
  years,
  yearsUnit,
  type FigureParts,
} from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';

export type AnswerFact = { readonly label: string; readonly value: string };

export type AnswerFigure = {
  readonly label: string;
  /** Its range, or what it is. */
  readonly note: string;
  readonly figure: Pick<FigureParts, 'value' | 'unit'> & Partial<FigureParts>;
};

/** Price, yearly saving and payback, with their ranges. */
export function answerFigures(
  { estimate: { price, savings, economy } }: EstimateRun,
  locale: Locale,
): readonly AnswerFigure[] {
  const hundreds = (dkk: number) => roundedTo(dkk, 100);
  const low = hundreds(savings.tenYearMeanP10Dkk);
  const high = hundreds(savings.tenYearMeanP90Dkk);
  return [
    {
      label: m.calculator_price(),
      note: m.calculator_price_note(),
      figure: krParts(price.totalPrice, locale),
    },
    {
      label: m.calculator_saving(),
      note: m.expert_range({ range: `${decimal(low, locale)}–${decimal(high, locale)}` }),
      figure: krParts(hundreds(savings.tenYearMeanDkk), locale),
    },
    {
      label: m.calculator_payback(),
      note: paybackRange(economy, locale),
      figure: {
        value:
          economy.paybackYears === null
            ? m.report_payback_over()
            : decimal(economy.paybackYears, locale, 1),
        unit: yearsUnit(locale),
      },
    },
  ];
}

function paybackRange(
  { paybackP10Years: longer, paybackP90Years: shorter }: EstimateRun['estimate']['economy'],
  locale: Locale,
): string {
  if (shorter === null) return m.calculator_payback_never_note();
  if (longer === null) return m.report_payback_range_open({ low: years(shorter, locale) });
  return m.expert_range({ range: `${decimal(shorter, locale, 1)}–${years(longer, locale)}` });
}

/** The figures under the three of the headline. */
export function answerFacts({ estimate }: EstimateRun, locale: Locale): readonly AnswerFact[] {
  const { system, energy, economy } = estimate;
  return [
    {
      label: m.expert_fact_system(),
      value: `${kWp(system.peakPower, locale)} · ${decimal(system.numberOfPanels, locale)}\u00a0${m.calculator_pieces()}`,
    },
    { label: m.expert_fact_yield(), value: kWh(estimate.yield.annualKwh, locale) },
    {
      label: m.expert_fact_per_kwp(),
      value: `${decimal(estimate.yield.kwhPerKwp, locale)}\u00a0kWh/kWp`,
    },
    { label: m.expert_fact_own_use(), value: percent(energy.selfConsumptionShare, locale) },
    { label: m.expert_fact_self(), value: percent(energy.selfSufficiencyShare, locale) },
    { label: m.expert_fact_use(), value: kWh(energy.consumptionKwh, locale) },
    { label: m.expert_fact_npv(), value: kr(roundedTo(economy.npvDkk, 100), locale) },
    ...(economy.irrPercent === null
      ? []
      : [{ label: m.expert_fact_irr(), value: percent(economy.irrPercent / 100, locale, 1) }]),
    ...(economy.costPerKwhDkk === null
      ? []
      : [{ label: m.expert_fact_cost(), value: krPerKwh(economy.costPerKwhDkk, locale) }]),
  ];
}

function krPerKwh(dkk: number, locale: Locale): string {
  const text = decimal(dkk, locale, 2);
  return locale === 'da' ? `${text}\u00a0kr.` : `DKK\u00a0${text}`;
}
