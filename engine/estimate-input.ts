import type { ChargingPlan } from './load/electric-car.ts';
import type { HouseholdPicture } from './load/household-picture.ts';
import type { PriceZone } from './place.ts';

// What an estimate takes. Field names are the specification's and calculation.md 7's.
// Units stand in the name or, where the specification fixed a name without one, in the comment.

export const ROOF_TYPES = [
  'tile',
  'fibre-cement',
  'slate',
  'felt',
  'metal',
  'flat',
  'thatch',
] as const;
export type RoofType = (typeof ROOF_TYPES)[number];

export const BUILDING_TYPES = [
  'detached',
  'terraced',
  'farmhouse',
  'holiday-home',
  'other',
] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

export const SHADINGS = ['none', 'some', 'much'] as const;
export type Shading = (typeof SHADINGS)[number];

/** As part of the roof, on rails above a roof that air passes behind, on a rack in the open. */
export const MOUNTINGS = ['building', 'ventilated', 'free'] as const;
export type Mounting = (typeof MOUNTINGS)[number];

export const BATTERY_STRATEGIES = ['none', 'self-use', 'price-driven'] as const;
export type BatteryStrategy = (typeof BATTERY_STRATEGIES)[number];

export const FINANCING_OPTIONS = ['cash', 'loan'] as const;
export type FinancingOption = (typeof FINANCING_OPTIONS)[number];

/**
 * What sets the number of panels: the wished power or number, or what the roof holds. A third way, by the use, is
 * resolved before the estimate (engine/sizing), into a number.
 */
export const SIZINGS = ['peak-power', 'roof'] as const;
export type Sizing = (typeof SIZINGS)[number];

/** One of several faces that carry one system. */
export type RoofFace = {
  /** [°], 0 flat, 90 vertical. */
  readonly slope: number;
  /** As in PVGIS [°]: 0 south, −90 east, 90 west. */
  readonly azimuth: number;
  /** Panels wished here; null: what is left of the wish for the whole system, faces filled in their order. */
  readonly calculatedNumberOfPanels: number | null;
  /** [m²]; null when unknown (then the face sets no limit). */
  readonly roofSurfaceArea: number | null;
  readonly shading: Shading;
  /** Twelve elevations as in EstimateInput; null: by shading. */
  readonly horizon: readonly number[] | null;
};

/** Most faces of one system. */
export const MOST_ROOF_FACES = 6;

/** What the visitor may overrule; every value has a default with a source in data/assumptions.ts. */
export type Assumptions = {
  /** Yearly growth of spot price and tariffs [%/yr]. */
  readonly priceGrowthPercent: number;
  /** Discount rate [%/yr]. */
  readonly discountRatePercent: number;
  /** Loan rate [%/yr]. */
  readonly loanRatePercent: number;
  /** Panel degradation [%/yr]. */
  readonly panelDegradationPercent: number;
  /** Battery capacity fade [%/yr]. */
  readonly batteryFadePercent: number;
  /** Calendar life of the battery [yr]; then it is worn out. */
  readonly batteryLifeYears: number;
  /** Upkeep from year 2, share of the system price [%/yr]. */
  readonly upkeepPercent: number;
  /** Year in which the inverter is replaced (1 = first year). */
  readonly inverterReplacementYear: number;
  /** Electricity tax of 2028, excluding VAT [DKK/kWh]; later years move as the law's rate does. */
  readonly electricityTaxFrom2028DkkPerKwh: number;
  /** The supplier's addition to the spot price, excluding VAT [DKK/kWh]. */
  readonly supplierAdditionDkkPerKwh: number;
  /** The buyer's fee on exported electricity [DKK/kWh]. */
  readonly exportFeeDkkPerKwh: number;
  /** The buyer's subscription [DKK/month]. */
  readonly exportSubscriptionDkkPerMonth: number;
  /** The grid company's feed-in tariff, excluding VAT [DKK/kWh]; null: its own. */
  readonly gridFeedInDkkPerKwh: number | null;
  /** Energinet's feed-in and balance tariff, excluding VAT [DKK/kWh]; null: those of the first year. */
  readonly energinetFeedInDkkPerKwh: number | null;
  /** Without panels the tax on the car's electricity would be refunded, as it is not with them. */
  readonly electricCarTaxRefund: boolean;
  /** Marginal income tax rate on export income [%]. */
  readonly marginalTaxPercent: number;
  /** Owners of the system, 1 or 2: each sells for 7,000 DKK a year without tax. */
  readonly owners: number;
  /** Persons who use håndværkerfradrag; 0: it is not in the sums. */
  readonly craftsmanPersons: number;
  /** Labour's share of the price [%], for håndværkerfradrag. */
  readonly labourSharePercent: number;
  /** Round-trip efficiency of the battery, 0–1. */
  readonly batteryRoundTripEfficiency: number;
  /** Standby of the whole battery [W]; null: that of its data sheets, unit by unit. */
  readonly batteryStandbyW: number | null;
  /** Stop exporting in hours with a negative export price. */
  readonly stopExportAtNegativePrice: boolean;
};

/** What another firm offers and promises. */
export type OwnOffer = {
  /** [DKK incl. VAT] */
  readonly priceDkk: number;
  /** Production promised for a usual year [kWh]; null: none. */
  readonly promisedAnnualKwh: number | null;
  /** Growth of the electricity price that the offer reckons with [%/yr]; null: not said. */
  readonly promisedPriceGrowthPercent: number | null;
};

/**
 * What becomes of the standing panels' inverter: it stays and new parts get one of their own; it stays and new panels
 * are connected to it; a new one takes over for all.
 */
export const STANDING_INVERTERS = ['kept', 'shared', 'replaced'] as const;
export type StandingInverter = (typeof STANDING_INVERTERS)[number];

/** Every moment's surplus is sold, or bought and sold kWh are set against each other over the year. */
export const SETTLEMENTS = ['instant', 'yearly'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** Panels that stand already: what is bought is reckoned against today's bill with them. */
export type StandingPanels = {
  /** When new [kWp]. */
  readonly peakPower: number;
  /** Calendar year in which they were put up: they have aged since. */
  readonly year: number;
  /** [°], 0 flat, 90 vertical. */
  readonly slope: number;
  /** As in PVGIS [°]: 0 south, −90 east, 90 west. */
  readonly azimuth: number;
  readonly inverter: StandingInverter;
  /** AC rating of today's inverter [kW]. */
  readonly inverterKw: number;
  readonly settlement: Settlement;
  /** With yearly settlement: the last calendar year of it; from then on every moment counts. */
  readonly yearlyUntil: number;
  /** New panels are wanted beside them; else none are put up. */
  readonly morePanels: boolean;
};

export type EstimateInput = {
  readonly lat: number;
  readonly lon: number;
  /** Roof slope [°], 0 flat, 90 vertical. */
  readonly slope: number;
  /** Roof azimuth as in PVGIS [°]: 0 south, −90 east, 90 west. */
  readonly azimuth: number;
  /** System loss [%]. */
  readonly systemLoss: number;
  readonly shading: Shading;
  /** Elevation of what stands around [°], 0–90, twelve from north clockwise; read in place of shading. Null: by shading. */
  readonly horizon: readonly number[] | null;
  /** 1–6 faces of one system, read in place of slope, azimuth, shading, horizon and roofSurfaceArea. Null: that one face. */
  readonly roofFaces: readonly RoofFace[] | null;
  readonly sizing: Sizing;
  readonly mounting: Mounting;
  readonly roofType: RoofType;
  readonly buildingType: BuildingType;
  /** Area of the roof face [m²]; null when unknown (then the roof sets no limit). */
  readonly roofSurfaceArea: number | null;
  /** Wished peak power [kWp]; used when calculatedNumberOfPanels is null. */
  readonly peakPower: number;
  /** Wished number of panels; null: from peakPower. */
  readonly calculatedNumberOfPanels: number | null;
  readonly selectedPanelManufacturer: string;
  readonly selectedInverterModelId: string | null;
  readonly interestedInBattery: boolean;
  /** Wished usable battery capacity [kWh]; picks units of the default model. */
  readonly batteryCapacityKwh: number;
  /** Units per catalogue model; overrules batteryCapacityKwh when not null. */
  readonly batteryUnitCounts: Readonly<Record<string, number>> | null;
  readonly batteryStrategy: BatteryStrategy;
  /** Mean electricity bill before solar [DKK/month incl. VAT]; used when annualConsumptionKwh and household are null. */
  readonly averageMonthlySpendingDKK: number;
  readonly annualConsumptionKwh: number | null;
  /** House and people; used when annualConsumptionKwh is null. Null: not told. */
  readonly household: HouseholdPicture | null;
  readonly heatPump: boolean;
  /** Registered as heated by electricity: reduced tax above 4,000 kWh a year. Null: where there is a heat pump. */
  readonly electricallyHeated: boolean | null;
  /** Kilometres a year in an electric car charged at home; 0 for none. */
  readonly electricCarKmPerYear: number;
  readonly chargingPlan: ChargingPlan;
  readonly priceZone: PriceZone;
  /** GLN of the grid company; null: the only one at the place, or the zone's largest. */
  readonly gridCompany: string | null;
  /** Cable from the board to the roof [m]. */
  readonly cableLengthToRoof: number;
  readonly electricalBoardOld: boolean;
  readonly replaceRoofNext10Yrs: boolean;
  /** With replaceRoofNext10Yrs: year of operation of the new roof, 1 the first; 0 leaves its cost out. */
  readonly roofReplacementYear: number;
  /** The home owner's own figure for the system [DKK incl. VAT], for example another firm's offer. */
  readonly panelCost: number;
  /** Panels that stand already; null: none. Use that was bought or billed is then what is bought beside them. */
  readonly standing: StandingPanels | null;
  /** Another firm's offer to compare with; null: none. */
  readonly ownOffer: OwnOffer | null;
  readonly financingOption: FinancingOption;
  readonly loanTermYears: number;
  readonly postcode: string | null;
  /** Day of the quote, ISO date: price rules with a period are judged by it. The engine has no clock. */
  readonly quoteDate: string;
  /** First year of operation; year 1 of the cash flow. */
  readonly firstYear: number;
  readonly assumptions: Assumptions;
};

/**
 * Monthly AC yield of one roof face from outside, per kWp [kWh/kWp], 12 values, with nothing nearer than the hills
 * in its light; replaces the built-in monthly sums. The visitor's own shading or horizon is taken off it here.
 */
export type MonthlyYield = {
  readonly source: 'pvgis' | 'builtin';
  readonly database: string;
  readonly years: string;
  readonly monthlyKwhPerKwp: readonly number[];
};
