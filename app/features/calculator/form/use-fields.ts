import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS as OURS } from '../../../../domain/calculator-defaults.ts';
import { flag, number, slider } from './field.ts';

export const spendingField = () =>
  slider(
    number(
      'averageMonthlySpendingDKK',
      m.calculator_spending(),
      m.charts_kr(),
      OURS.averageMonthlySpendingDKK,
    ),
    [100, 5000],
    50,
  );

export const consumptionField = () =>
  slider(number('annualConsumptionKwh', m.calculator_consumption(), 'kWh'), [500, 20_000], 100);

export const carField = () =>
  slider(
    number('electricCarKmPerYear', m.calculator_electric_car_km(), 'km', OURS.electricCarKmPerYear),
    [0, 40_000],
    1000,
  );

export const heatPumpField = () => flag('heatPump', m.calculator_heat_pump());
