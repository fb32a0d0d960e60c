import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { BATTERY_UNITS } from '../../../../domain/number-fields.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { kWh, shortDecimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { choice, number, type FormField } from '../form/field.ts';
import { capacityField, strategyField, withBatteryField } from '../form/later-fields.ts';
import { makerField, panelCountField } from '../form/panel-fields.ts';
import { unitsFieldName } from './form-names.ts';

/** The choice that only the server makes: it tries every size. */
export const SIZING_BY_USE = 'use';

export function panelFields(catalogue: Catalogue, locale: Locale): readonly FormField[] {
  return [
    choice('sizing', m.expert_sizing(), CALCULATOR_DEFAULTS.sizing, [
      { value: 'peak-power', label: m.expert_sizing_wish() },
      { value: 'roof', label: m.expert_sizing_roof() },
      { value: SIZING_BY_USE, label: m.expert_sizing_use() },
    ]),
    number('peakPower', m.expert_peak_power(), 'kWp', CALCULATOR_DEFAULTS.peakPower),
    { ...panelCountField(), label: m.expert_panels() },
    makerField(catalogue),
    choice('selectedInverterModelId', m.expert_inverter(), '', [
      { value: '', label: m.expert_inverter_fitting() },
      ...catalogue.inverters.map(({ id, acPowerW }) => ({
        value: id,
        label: `${shortDecimal(acPowerW / 1000, locale)}\u00a0kW`,
      })),
    ]),
  ];
}

export function batteryFields(catalogue: Catalogue, locale: Locale): readonly FormField[] {
  const strategy = strategyField();
  return [
    withBatteryField(),
    capacityField(),
    {
      ...strategy,
      options: [...strategy.options, { value: 'none', label: m.expert_strategy_none() }],
    },
    ...catalogue.batteries.map(({ id, usableKwh }) =>
      number(
        unitsFieldName(id),
        m.expert_units({ capacity: kWh(usableKwh, locale) }),
        m.calculator_pieces(),
        null,
        BATTERY_UNITS,
      ),
    ),
  ];
}
