import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS as OURS } from '../../../../domain/calculator-defaults.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import { CHARGING_PLANS, type ChargingPlan } from '../../../../engine/load/electric-car.ts';
import { BUILDING_TYPES } from '../../../../engine/estimate-input.ts';
import { buildingTypeName } from '../../../../words/names.ts';
import { choice, flag, number, slider } from './field.ts';

// What the calculator asks only who has touched it or said something else first: the page comes without these words.

/** @param isMeasured a horizon counts already: this shade comes on top */
export const shadingField = (isMeasured: boolean) =>
  choice(
    'shading',
    isMeasured ? m.calculator_shading_besides() : m.calculator_shading(),
    OURS.shading,
    [
      { value: 'none', label: m.calculator_shading_none() },
      { value: 'some', label: m.calculator_shading_some() },
      { value: 'much', label: m.calculator_shading_much() },
    ],
  );

export const azimuthField = () => ({
  ...slider(number('azimuth', m.calculator_azimuth(), '°', OURS.azimuth), LIMITS.azimuth),
  help: m.calculator_azimuth_help(),
});

export const buildingTypeField = () =>
  choice(
    'buildingType',
    m.calculator_building_type(),
    OURS.buildingType,
    BUILDING_TYPES.map((value) => ({ value, label: buildingTypeName(value, getLocale()) })),
  );

export const cableField = () =>
  slider(
    number('cableLengthToRoof', m.calculator_cable_length(), 'm', OURS.cableLengthToRoof),
    [0, 60],
    1,
    LIMITS.cableLengthToRoof,
  );

export const boardOldField = () => flag('electricalBoardOld', m.calculator_board_old());
export const replaceRoofField = () => flag('replaceRoofNext10Yrs', m.calculator_replace_roof());

export const chargingField = () =>
  choice(
    'chargingPlan',
    m.charging_plan(),
    OURS.chargingPlan,
    CHARGING_PLANS.map((value) => ({ value, label: planName(value) })),
  );

function planName(plan: ChargingPlan): string {
  switch (plan) {
    case 'on-arrival':
      return m.charging_on_arrival();
    case 'cheap-hours':
      return m.charging_cheap_hours();
    case 'solar-first':
      return m.charging_solar_first();
  }
}

export const withBatteryField = () => flag('interestedInBattery', m.calculator_with_battery());

/** The default model comes in units of the step. */
export const capacityField = () =>
  slider(
    number('batteryCapacityKwh', m.calculator_battery_capacity(), 'kWh', OURS.batteryCapacityKwh),
    [5, 30],
    5,
  );

export const financingField = () =>
  choice('financingOption', m.calculator_financing(), OURS.financingOption, [
    { value: 'cash', label: m.calculator_cash() },
    { value: 'loan', label: m.calculator_loan() },
  ]);

export const loanTermField = () =>
  slider(
    number(
      'loanTermYears',
      m.calculator_loan_term(),
      m.calculator_years_unit(),
      OURS.loanTermYears,
    ),
    LIMITS.loanTermYears,
  );

export const loanRateField = () =>
  slider(
    number(
      'assumptions.loanRatePercent',
      m.calculator_assumption_loan_rate(),
      '%',
      Number(ASSUMPTION_RECORDS.loanRatePercent.value),
    ),
    [0, 12],
    0.1,
  );

export const strategyField = () =>
  choice('batteryStrategy', m.depth_strategy(), OURS.batteryStrategy, [
    { value: 'self-use', label: m.depth_strategy_self() },
    { value: 'price-driven', label: m.depth_strategy_price() },
  ]);

/** At least a year off: 0 says that nothing is to be done, and is a switch beside it. */
export const roofYearField = () =>
  slider(
    number(
      'roofReplacementYear',
      m.depth_roof_year(),
      m.calculator_years_unit(),
      OURS.roofReplacementYear,
    ),
    [1, LIMITS.roofReplacementYear[1]],
  );

export const offersReceivedField = () => flag('receivedPreviousOffers', m.depth_offers_received());

/** The specification's panel cost is an example: as a value it would be an offer nobody was given. */
export const offerPriceField = () => ({
  ...number('ownOffer.priceDkk', m.depth_offer_price(), m.charts_kr()),
  example: m.depth_offer_price_example({ price: decimal(OURS.panelCost, getLocale()) }),
});

export const offerKwhField = () => ({
  ...number('ownOffer.promisedAnnualKwh', m.depth_offer_kwh(), 'kWh'),
  help: m.depth_offer_if_known(),
});

export const offerGrowthField = () =>
  number('ownOffer.promisedPriceGrowthPercent', m.depth_offer_growth(), '%');
