import { m } from '../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../domain/calculator-defaults.ts';
import type { Catalogue } from '../../../engine/quote/catalogue.ts';
import type { Locale } from '../../../words/locale.ts';
import { assumptionFields, type AssumptionEntry } from './assumption-fields.ts';
import type { ExpertGroup, NumberField } from './expert-field.ts';
import { placeFields } from './place-fields.ts';
import { roofFields } from './roof-fields.ts';
import { batteryFields, panelFields } from './system-fields.ts';

export type GroupParts = {
  readonly catalogue: Catalogue;
  /** The assumptions as the calculator names them. */
  readonly assumptions: readonly AssumptionEntry[];
  readonly locale: Locale;
};

/** Every field of the calculator, by what it is about. */
export function expertGroups({
  catalogue,
  assumptions,
  locale,
}: GroupParts): readonly ExpertGroup[] {
  return [
    { id: 'place', title: m.calculator_group_place(), fields: placeFields() },
    { id: 'roof', title: m.calculator_group_roof(), fields: roofFields() },
    {
      id: 'use',
      title: m.calculator_group_use(),
      note: m.expert_use_note(),
      fields: useFields(),
    },
    {
      id: 'panels',
      title: m.calculator_group_panels(),
      note: m.expert_panels_note(),
      fields: panelFields(catalogue, locale),
    },
    {
      id: 'battery',
      title: m.calculator_group_battery(),
      note: m.expert_battery_note(),
      fields: batteryFields(catalogue, locale),
    },
    { id: 'payment', title: m.expert_group_payment(), fields: paymentFields() },
    {
      id: 'assumptions',
      title: m.calculator_assumptions(),
      note: m.expert_assumptions_note(),
      fields: assumptionFields(assumptions),
    },
  ];
}

function useFields(): ExpertGroup['fields'] {
  return [
    number('annualConsumptionKwh', m.calculator_consumption(), 'kWh', null),
    number('household.houseAreaM2', m.household_area(), 'm²', null),
    number('household.people', m.household_people(), '', null),
    number(
      'averageMonthlySpendingDKK',
      m.calculator_spending(),
      'kr.',
      CALCULATOR_DEFAULTS.averageMonthlySpendingDKK,
    ),
    number(
      'electricCarKmPerYear',
      m.expert_car_km(),
      'km',
      CALCULATOR_DEFAULTS.electricCarKmPerYear,
    ),
    {
      kind: 'choice',
      name: 'chargingPlan',
      label: m.charging_plan(),
      ours: CALCULATOR_DEFAULTS.chargingPlan,
      options: [
        { value: 'on-arrival', label: m.charging_on_arrival() },
        { value: 'cheap-hours', label: m.charging_cheap_hours() },
        { value: 'solar-first', label: m.charging_solar_first() },
      ],
    },
    { kind: 'flag', name: 'heatPump', label: m.calculator_heat_pump() },
  ];
}

function paymentFields(): ExpertGroup['fields'] {
  return [
    {
      kind: 'choice',
      name: 'financingOption',
      label: m.calculator_financing(),
      ours: CALCULATOR_DEFAULTS.financingOption,
      options: [
        { value: 'cash', label: m.calculator_cash() },
        { value: 'loan', label: m.calculator_loan() },
      ],
    },
    number(
      'loanTermYears',
      m.calculator_loan_term(),
      m.calculator_years_unit(),
      CALCULATOR_DEFAULTS.loanTermYears,
    ),
    number('ownOffer.priceDkk', m.expert_offer_price(), 'kr.', null),
    number('ownOffer.promisedAnnualKwh', m.expert_offer_kwh(), 'kWh', null),
    number('ownOffer.promisedPriceGrowthPercent', m.expert_offer_growth(), '%', null),
  ];
}

function number(name: string, label: string, unit: string, ours: number | null): NumberField {
  return { kind: 'number', name, label, unit, ours };
}
