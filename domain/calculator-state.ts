import * as z from 'zod/mini';
import {
  BATTERY_STRATEGIES,
  BUILDING_TYPES,
  FINANCING_OPTIONS,
  MOST_ROOF_FACES,
  MOUNTINGS,
  ROOF_TYPES,
  SETTLEMENTS,
  SHADINGS,
  SIZINGS,
  STANDING_INVERTERS,
} from '../engine/estimate-input.ts';
import { CHARGING_PLANS } from '../engine/load/electric-car.ts';
import {
  ASSUMPTION_LIMITS,
  HOUSEHOLD_LIMITS,
  LIMITS,
  OWN_OFFER_LIMITS,
  STANDING_LIMITS,
} from './calculator-limits.ts';
import { oneLine } from './plain-text.ts';
import { readRoofLayout } from './roof-layout.ts';
import { isDay } from './calendar-days.ts';

function numberIn([least, most]: readonly [number, number]) {
  return z.number().check(z.gte(least), z.lte(most));
}

function wholeNumberIn([least, most]: readonly [number, number]) {
  return z.int().check(z.gte(least), z.lte(most));
}

// Here out of range means "not in Denmark", which tells a person more than a limit does.
function degreesIn([least, most]: readonly [number, number]) {
  return z
    .number()
    .check(z.refine((value) => value >= least && value <= most, { error: 'outside-denmark' }));
}

const id = z.string().check(z.minLength(1), z.maxLength(80));
const text = z.string().check(z.overwrite(oneLine), z.maxLength(200));

export const assumptionsSchema = z.partial(
  z.strictObject({
    priceGrowthPercent: numberIn(ASSUMPTION_LIMITS.priceGrowthPercent),
    discountRatePercent: numberIn(ASSUMPTION_LIMITS.discountRatePercent),
    loanRatePercent: numberIn(ASSUMPTION_LIMITS.loanRatePercent),
    panelDegradationPercent: numberIn(ASSUMPTION_LIMITS.panelDegradationPercent),
    batteryFadePercent: numberIn(ASSUMPTION_LIMITS.batteryFadePercent),
    batteryLifeYears: wholeNumberIn(ASSUMPTION_LIMITS.batteryLifeYears),
    upkeepPercent: numberIn(ASSUMPTION_LIMITS.upkeepPercent),
    inverterReplacementYear: wholeNumberIn(ASSUMPTION_LIMITS.inverterReplacementYear),
    electricityTaxFrom2028DkkPerKwh: numberIn(ASSUMPTION_LIMITS.electricityTaxFrom2028DkkPerKwh),
    supplierAdditionDkkPerKwh: numberIn(ASSUMPTION_LIMITS.supplierAdditionDkkPerKwh),
    exportFeeDkkPerKwh: numberIn(ASSUMPTION_LIMITS.exportFeeDkkPerKwh),
    exportSubscriptionDkkPerMonth: numberIn(ASSUMPTION_LIMITS.exportSubscriptionDkkPerMonth),
    gridFeedInDkkPerKwh: z.nullable(numberIn(ASSUMPTION_LIMITS.gridFeedInDkkPerKwh)),
    energinetFeedInDkkPerKwh: z.nullable(numberIn(ASSUMPTION_LIMITS.energinetFeedInDkkPerKwh)),
    electricCarTaxRefund: z.boolean(),
    marginalTaxPercent: numberIn(ASSUMPTION_LIMITS.marginalTaxPercent),
    owners: wholeNumberIn(ASSUMPTION_LIMITS.owners),
    craftsmanPersons: wholeNumberIn(ASSUMPTION_LIMITS.craftsmanPersons),
    labourSharePercent: numberIn(ASSUMPTION_LIMITS.labourSharePercent),
    batteryRoundTripEfficiency: numberIn(ASSUMPTION_LIMITS.batteryRoundTripEfficiency),
    batteryStandbyW: z.nullable(numberIn(ASSUMPTION_LIMITS.batteryStandbyW)),
    stopExportAtNegativePrice: z.boolean(),
  }),
);

/** 'use': the smallest system whose payback is within half a year of the shortest (engine/sizing). */
const sizing = z.enum([...SIZINGS, 'use']);

/** Twelve elevations from north clockwise. */
const horizon = z.array(numberIn(LIMITS.horizon)).check(z.length(12));

/**
 * A face takes from the state what it does not state itself: the shade, and the wished number of
 * panels.
 */
const roofFace = z.strictObject({
  slope: numberIn(LIMITS.slope),
  azimuth: numberIn(LIMITS.azimuth),
  calculatedNumberOfPanels: z.optional(z.nullable(wholeNumberIn(LIMITS.calculatedNumberOfPanels))),
  roofSurfaceArea: z.optional(z.nullable(numberIn(LIMITS.roofSurfaceArea))),
  shading: z.optional(z.enum(SHADINGS)),
  horizon: z.optional(z.nullable(horizon)),
});

/**
 * The drawing of the roof, as one text (roof-layout.ts). The calculation does not read it: the
 * drawing follows the figures.
 */
const roofLayout = z
  .string()
  .check(z.refine((written) => readRoofLayout(written) !== null, { error: 'unknown-value' }));

/** Given instead of the consumption, by visitors who do not know it. */
const household = z.strictObject({
  houseAreaM2: numberIn(HOUSEHOLD_LIMITS.houseAreaM2),
  people: wholeNumberIn(HOUSEHOLD_LIMITS.people),
});

/** Panels that stand already; what is left out is guessed (standing-panels.ts). */
const standing = z.strictObject({
  peakPower: numberIn(STANDING_LIMITS.peakPower),
  year: z.optional(z.nullable(wholeNumberIn(STANDING_LIMITS.year))),
  slope: z.optional(z.nullable(numberIn(STANDING_LIMITS.slope))),
  azimuth: z.optional(z.nullable(numberIn(STANDING_LIMITS.azimuth))),
  inverter: z.optional(z.enum(STANDING_INVERTERS)),
  inverterKw: z.optional(z.nullable(numberIn(STANDING_LIMITS.inverterKw))),
  settlement: z.optional(z.enum(SETTLEMENTS)),
  yearlyUntil: z.optional(z.nullable(wholeNumberIn(STANDING_LIMITS.yearlyUntil))),
  morePanels: z.optional(z.boolean()),
});

/** Another firm's offer, to be compared with ours. */
const ownOffer = z.strictObject({
  priceDkk: numberIn(OWN_OFFER_LIMITS.priceDkk),
  promisedAnnualKwh: z.optional(z.nullable(numberIn(OWN_OFFER_LIMITS.promisedAnnualKwh))),
  promisedPriceGrowthPercent: z.optional(
    z.nullable(numberIn(OWN_OFFER_LIMITS.promisedPriceGrowthPercent)),
  ),
});

const estimateFields = {
  address: text,
  postcode: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
  peakPower: numberIn(LIMITS.peakPower),
  slope: numberIn(LIMITS.slope),
  azimuth: numberIn(LIMITS.azimuth),
  systemLoss: numberIn(LIMITS.systemLoss),
  shading: z.enum(SHADINGS),
  horizon: z.nullable(horizon),
  roofFaces: z.nullable(z.array(roofFace).check(z.minLength(1), z.maxLength(MOST_ROOF_FACES))),
  roofLayout: z.nullable(roofLayout),
  sizing,
  mounting: z.enum(MOUNTINGS),
  roofSurfaceArea: z.nullable(numberIn(LIMITS.roofSurfaceArea)),
  roofType: z.enum(ROOF_TYPES),
  buildingType: z.enum(BUILDING_TYPES),
  replaceRoofNext10Yrs: z.boolean(),
  roofReplacementYear: wholeNumberIn(LIMITS.roofReplacementYear),
  electricalBoardOld: z.boolean(),
  cableLengthToRoof: numberIn(LIMITS.cableLengthToRoof),
  panelCost: numberIn(LIMITS.panelCost),
  standing: z.nullable(standing),
  ownOffer: z.nullable(ownOffer),
  interestedInBattery: z.boolean(),
  batteryCapacityKwh: numberIn(LIMITS.batteryCapacityKwh),
  batteryUnitCounts: z.nullable(z.record(id, z.int().check(z.gte(0), z.lte(20)))),
  batteryStrategy: z.enum(BATTERY_STRATEGIES),
  receivedPreviousOffers: z.boolean(),
  financingOption: z.enum(FINANCING_OPTIONS),
  loanTermYears: wholeNumberIn(LIMITS.loanTermYears),
  averageMonthlySpendingDKK: numberIn(LIMITS.averageMonthlySpendingDKK),
  annualConsumptionKwh: z.nullable(numberIn(LIMITS.annualConsumptionKwh)),
  household: z.nullable(household),
  heatPump: z.boolean(),
  electricallyHeated: z.nullable(z.boolean()),
  electricCarKmPerYear: numberIn(LIMITS.electricCarKmPerYear),
  chargingPlan: z.enum(CHARGING_PLANS),
  calculatedNumberOfPanels: z.nullable(wholeNumberIn(LIMITS.calculatedNumberOfPanels)),
  selectedPanelManufacturer: id,
  selectedInverterModelId: z.nullable(id),
  priceZone: z.nullable(z.enum(['DK1', 'DK2'])),
  gridCompany: z.nullable(z.string().check(z.regex(/^\d{13}$/))),
  /** By which price rules with a period are judged; default the day it is calculated. */
  quoteDate: z.nullable(z.iso.date().check(z.refine(isDay, { error: 'unknown-value' }))),
  assumptions: assumptionsSchema,
};

/**
 * What a visitor enters in the calculator. Only the place is required; the rest has defaults
 * (domain/calculator-defaults.ts). No field here is about a person.
 */
export const calculatorStateSchema = z.strictObject({
  lat: degreesIn(LIMITS.lat),
  lon: degreesIn(LIMITS.lon),
  ...z.partial(z.strictObject(estimateFields)).shape,
});

export type CalculatorState = z.infer<typeof calculatorStateSchema>;

/** One of several roof faces, as entered by a visitor. */
export type GivenRoofFace = z.infer<typeof roofFace>;
