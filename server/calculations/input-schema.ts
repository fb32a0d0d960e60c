import * as z from 'zod/mini';
import {
  BATTERY_STRATEGIES,
  BUILDING_TYPES,
  FINANCING_OPTIONS,
  MOUNTINGS,
  ROOF_TYPES,
  SHADINGS,
  SIZINGS,
  type Assumptions,
  type EstimateInput,
} from '../../engine/estimate-input.ts';
import { CHARGING_PLANS } from '../../engine/load/electric-car.ts';

const number = z.number();
const orNull = z.nullable(z.number());
const horizon = z.nullable(z.array(number));

const assumptions = z.object({
  priceGrowthPercent: number,
  discountRatePercent: number,
  loanRatePercent: number,
  panelDegradationPercent: number,
  batteryFadePercent: number,
  batteryLifeYears: number,
  upkeepPercent: number,
  inverterReplacementYear: number,
  electricityTaxFrom2028DkkPerKwh: number,
  supplierAdditionDkkPerKwh: number,
  exportFeeDkkPerKwh: number,
  exportSubscriptionDkkPerMonth: number,
  gridFeedInDkkPerKwh: orNull,
  energinetFeedInDkkPerKwh: orNull,
  electricCarTaxRefund: z.boolean(),
  marginalTaxPercent: number,
  batteryRoundTripEfficiency: number,
  batteryStandbyW: orNull,
  stopExportAtNegativePrice: z.boolean(),
}) satisfies z.ZodMiniType<Assumptions>;

/** What the engine was given. Limits are the calculator's business: what is stored was within those of its day. */
export const inputSchema = z.object({
  lat: number,
  lon: number,
  slope: number,
  azimuth: number,
  systemLoss: number,
  shading: z.enum(SHADINGS),
  horizon,
  roofFaces: z.nullable(
    z.array(
      z.object({
        slope: number,
        azimuth: number,
        calculatedNumberOfPanels: orNull,
        roofSurfaceArea: orNull,
        shading: z.enum(SHADINGS),
        horizon,
      }),
    ),
  ),
  sizing: z.enum(SIZINGS),
  mounting: z.enum(MOUNTINGS),
  roofType: z.enum(ROOF_TYPES),
  buildingType: z.enum(BUILDING_TYPES),
  roofSurfaceArea: orNull,
  peakPower: number,
  calculatedNumberOfPanels: orNull,
  selectedPanelManufacturer: z.string(),
  selectedInverterModelId: z.nullable(z.string()),
  interestedInBattery: z.boolean(),
  batteryCapacityKwh: number,
  batteryUnitCounts: z.nullable(z.record(z.string(), number)),
  batteryStrategy: z.enum(BATTERY_STRATEGIES),
  averageMonthlySpendingDKK: number,
  annualConsumptionKwh: orNull,
  household: z.nullable(z.object({ houseAreaM2: number, people: number })),
  heatPump: z.boolean(),
  electricallyHeated: z.nullable(z.boolean()),
  electricCarKmPerYear: number,
  chargingPlan: z.enum(CHARGING_PLANS),
  priceZone: z.enum(['DK1', 'DK2']),
  gridCompany: z.nullable(z.string()),
  cableLengthToRoof: number,
  electricalBoardOld: z.boolean(),
  replaceRoofNext10Yrs: z.boolean(),
  roofReplacementYear: number,
  panelCost: number,
  ownOffer: z.nullable(
    z.object({
      priceDkk: number,
      promisedAnnualKwh: orNull,
      promisedPriceGrowthPercent: orNull,
    }),
  ),
  financingOption: z.enum(FINANCING_OPTIONS),
  loanTermYears: number,
  postcode: z.nullable(z.string()),
  quoteDate: z.string(),
  firstYear: number,
  assumptions,
}) satisfies z.ZodMiniType<EstimateInput>;
