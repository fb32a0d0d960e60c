import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS as OURS } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
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
    LIMITS.averageMonthlySpendingDKK,
  );

export const consumptionField = () =>
  slider(
    number('annualConsumptionKwh', m.calculator_consumption(), 'kWh'),
    [500, 20_000],
    100,
    LIMITS.annualConsumptionKwh,
  );

export const carField = () =>
  slider(
    number('electricCarKmPerYear', m.calculator_electric_car_km(), 'km', OURS.electricCarKmPerYear),
    [0, 40_000],
    1000,
    LIMITS.electricCarKmPerYear,
  );

export const heatPumpField = () => flag('heatPump', m.calculator_heat_pump());

export const houseAreaField = () =>
  slider(number('household.houseAreaM2', m.household_area(), 'm²'), [40, 400], 5);

export const peopleField = () =>
  slider(number('household.people', m.household_people(), ''), [1, 8]);
