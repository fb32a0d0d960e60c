import { m } from '../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../domain/calculator-defaults.ts';
import type { Catalogue } from '../../../engine/quote/catalogue.ts';
import { decimal, kWh, shortDecimal } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import type { ExpertField } from './expert-field.ts';
import { unitsFieldName } from './form-names.ts';

/** The choice that only the server makes: it tries every size. */
export const SIZING_BY_USE = 'use';

export function panelFields(catalogue: Catalogue, locale: Locale): readonly ExpertField[] {
  return [
    {
      kind: 'choice',
      name: 'sizing',
      label: m.expert_sizing(),
      ours: CALCULATOR_DEFAULTS.sizing,
      options: [
        { value: 'peak-power', label: m.expert_sizing_wish() },
        { value: 'roof', label: m.expert_sizing_roof() },
        { value: SIZING_BY_USE, label: m.expert_sizing_use() },
      ],
    },
    {
      kind: 'number',
      name: 'peakPower',
      label: m.expert_peak_power(),
      unit: 'kWp',
      ours: CALCULATOR_DEFAULTS.peakPower,
    },
    {
      kind: 'number',
      name: 'calculatedNumberOfPanels',
      label: m.expert_panels(),
      unit: m.calculator_pieces(),
      ours: null,
    },
    {
      kind: 'choice',
      name: 'selectedPanelManufacturer',
      label: m.calculator_manufacturer(),
      ours: CALCULATOR_DEFAULTS.selectedPanelManufacturer,
      options: catalogue.panels
        .filter(({ isDefault }) => isDefault)
        .map(({ manufacturerCode, manufacturer, peakPowerW }) => ({
          value: manufacturerCode,
          label: m.calculator_manufacturer_option({
            model: manufacturer,
            power: decimal(peakPowerW, locale),
          }),
        })),
    },
    {
      kind: 'choice',
      name: 'selectedInverterModelId',
      label: m.expert_inverter(),
      ours: '',
      options: [
        { value: '', label: m.expert_inverter_fitting() },
        ...catalogue.inverters.map(({ id, acPowerW }) => ({
          value: id,
          label: `${shortDecimal(acPowerW / 1000, locale)}\u00a0kW`,
        })),
      ],
    },
  ];
}

export function batteryFields(catalogue: Catalogue, locale: Locale): readonly ExpertField[] {
  return [
    { kind: 'flag', name: 'interestedInBattery', label: m.calculator_with_battery() },
    {
      kind: 'number',
      name: 'batteryCapacityKwh',
      label: m.calculator_battery_capacity(),
      unit: 'kWh',
      ours: CALCULATOR_DEFAULTS.batteryCapacityKwh,
    },
    {
      kind: 'choice',
      name: 'batteryStrategy',
      label: m.depth_strategy(),
      ours: CALCULATOR_DEFAULTS.batteryStrategy,
      options: [
        { value: 'self-use', label: m.depth_strategy_self() },
        { value: 'price-driven', label: m.depth_strategy_price() },
        { value: 'none', label: m.expert_strategy_none() },
      ],
    },
    ...catalogue.batteries.map(({ id, usableKwh }): ExpertField => ({
      kind: 'number',
      name: unitsFieldName(id),
      label: m.expert_units({ capacity: kWh(usableKwh, locale) }),
      unit: m.calculator_pieces(),
      ours: null,
    })),
  ];
}
