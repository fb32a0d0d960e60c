import { m } from '../../../../messages/compiled/messages.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { answerWords } from '../../../../words/answer-words.ts';
import { decimal, kr, kWh, kWp, percent, type FigureParts } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { newPanels } from '../../../../words/standing-words.ts';

export type AnswerFact = { readonly label: string; readonly value: string };

export type AnswerFigure = {
  readonly label: string;
  /** Its range, or what it is. */
  readonly note: string;
  readonly figure: FigureParts;
};

/** Price, yearly saving and payback, with their ranges. */
export function answerFigures({ estimate }: EstimateRun, locale: Locale): readonly AnswerFigure[] {
  const { price, saving, payback } = answerWords(estimate, locale);
  return [
    { label: m.calculator_price(), note: m.calculator_price_note(), figure: price.parts },
    {
      label: m.calculator_saving(),
      note: m.calculator_range({ range: saving.range }),
      figure: saving.parts,
    },
    {
      label: m.calculator_payback(),
      note: m.calculator_range({ range: payback.range }),
      figure: payback.parts,
    },
  ];
}

/** The figures under the three of the headline. */
export function answerFacts(
  { estimate, input }: EstimateRun,
  locale: Locale,
): readonly AnswerFact[] {
  const { system, energy, economy, today } = estimate;
  return [
    ...(input.standing === null || today === null
      ? []
      : [
          { label: m.standing_row(), value: kWp(input.standing.peakPower, locale) },
          { label: m.standing_today(), value: kWh(today.productionKwh, locale) },
        ]),
    {
      label: m.expert_fact_system(),
      value:
        system.numberOfPanels === 0
          ? newPanels(estimate, locale)
          : `${kWp(system.peakPower, locale)} · ${decimal(system.numberOfPanels, locale)}\u00a0${m.calculator_pieces()}`,
    },
    ...(system.numberOfPanels === 0 ? [] : yieldFacts(estimate, locale)),
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

const yieldFacts = (
  { yield: made }: EstimateRun['estimate'],
  locale: Locale,
): readonly AnswerFact[] => [
  { label: m.expert_fact_yield(), value: kWh(made.annualKwh, locale) },
  {
    label: m.expert_fact_per_kwp(),
    value: `${decimal(made.kwhPerKwp, locale)}\u00a0kWh/kWp`,
  },
];

function krPerKwh(dkk: number, locale: Locale): string {
  const text = decimal(dkk, locale, 2);
  return locale === 'da' ? `${text}\u00a0kr.` : `DKK\u00a0${text}`;
}
