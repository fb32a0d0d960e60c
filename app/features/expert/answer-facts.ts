import { m } from '../../../messages/compiled/messages.js';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { roundedTo } from '../../i18n/estimate-words.ts';
import { decimal, kr, kWh, kWp, percent } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

export type AnswerFact = { readonly label: string; readonly value: string };

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
