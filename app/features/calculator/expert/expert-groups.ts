import { m } from '../../../../messages/compiled/messages.js';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import type { TaxTable } from '../../../../engine/data/electricity-tax.ts';
import type { GridTariff } from '../../../../engine/tariff/grid-tariff.ts';
import type { Locale } from '../../../../words/locale.ts';
import { assumptionFields } from './assumption-fields.ts';
import { assumptionRows } from '../assumptions/assumption-rows.ts';
import { number, type FormField } from '../form/field.ts';
import {
  chargingField,
  financingField,
  loanTermField,
  offerGrowthField,
  offerKwhField,
  offerPriceField,
  offersReceivedField,
} from '../form/later-fields.ts';
import {
  carField,
  consumptionField,
  heatPumpField,
  spendingField,
  houseAreaField,
  peopleField,
} from '../form/use-fields.ts';
import {
  morePanelsField,
  settlementField,
  standingInverterField,
  standingInverterKwField,
  standingPowerField,
  standingYearField,
  yearlyUntilField,
} from '../form/standing-fields.ts';
import { placeFields } from './place-fields.ts';
import { roofFields } from './roof-group.ts';
import { batteryFields, panelFields } from './system-fields.ts';

export type ExpertGroup = {
  readonly id: string;
  readonly title: string;
  /** How its fields hang together. */
  readonly note?: string | undefined;
  readonly fields: readonly FormField[];
};

export type GroupParts = {
  readonly catalogue: Catalogue;
  readonly gridTariffs: readonly GridTariff[];
  readonly electricityTax: TaxTable | undefined;
  readonly locale: Locale;
};

/** Every field of the calculator, by what it is about. */
export function expertGroups({
  catalogue,
  gridTariffs,
  electricityTax,
  locale,
}: GroupParts): readonly ExpertGroup[] {
  return [
    { id: 'place', title: m.calculator_group_place(), fields: placeFields(gridTariffs) },
    { id: 'roof', title: m.calculator_group_roof(), fields: roofFields() },
    {
      id: 'use',
      title: m.calculator_group_use(),
      note: m.expert_use_note(),
      fields: useFields(),
    },
    {
      id: 'standing',
      title: m.standing_title(),
      note: m.standing_lead(),
      fields: standingFields(),
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
      fields: assumptionFields(assumptionRows(electricityTax)),
    },
  ];
}

function useFields(): ExpertGroup['fields'] {
  return [
    consumptionField(),
    houseAreaField(),
    peopleField(),
    spendingField(),
    { ...carField(), label: m.expert_car_km() },
    chargingField(),
    heatPumpField(),
    { kind: 'flag', name: 'electricallyHeated', label: m.expert_electrically_heated() },
    { kind: 'flag', name: 'assumptions.electricCarTaxRefund', label: m.expert_car_refund() },
  ];
}

function standingFields(): ExpertGroup['fields'] {
  return [
    { ...standingPowerField(), help: undefined },
    standingYearField(),
    { kind: 'degrees', name: 'standing.azimuth', label: m.standing_direction(), ours: '' },
    number('standing.slope', m.standing_slope(), '°'),
    standingInverterField(),
    standingInverterKwField(),
    settlementField(),
    { ...yearlyUntilField(), help: undefined },
    morePanelsField(),
  ];
}

function paymentFields(): ExpertGroup['fields'] {
  return [
    financingField(),
    loanTermField(),
    { kind: 'text', name: 'quoteDate', label: m.expert_quote_date(), ours: '' },
    offersReceivedField(),
    { ...offerPriceField(), label: m.expert_offer_price() },
    { ...offerKwhField(), label: m.expert_offer_kwh(), help: undefined },
    { ...offerGrowthField(), label: m.expert_offer_growth() },
  ];
}
