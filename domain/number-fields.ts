import {
  ASSUMPTION_LIMITS,
  HOUSEHOLD_LIMITS,
  LIMITS,
  OWN_OFFER_LIMITS,
  STANDING_LIMITS,
  WISH_LIMITS,
} from './calculator-limits.ts';
import type { NumberField } from './number-text.ts';

type Limits = NumberField['limits'];

const field =
  (unit: string, decimals: number) =>
  (limits: Limits): NumberField => ({ unit, decimals, limits });

const count = field('stk', 0);
const people = field('personer', 0);
const years = field('år', 0);
const degrees = field('°', 1);
const position = field('°', 15);
const percent = field('%', 4);
const percentAYear = field('%/år', 4);
const share = field('', 4);
const metres = field('m', 2);
const area = field('m2', 2);
const kroner = field('kr', 2);
const kronerAMonth = field('kr/md', 2);
const kronerAKwh = field('kr/kWh', 6);
const kWh = field('kWh', 3);
const kWhAYear = field('kWh/år', 2);
const kilometresAYear = field('km/år', 1);
const calendarYear = (limits: Limits): NumberField => ({ ...field('', 0)(limits), isYear: true });
const watts = field('W', 2);

/** Every number of the calculator, by its name; those of a group are dotted. */
const CALCULATOR_NUMBERS = {
  lat: position(LIMITS.lat),
  lon: position(LIMITS.lon),
  slope: degrees(LIMITS.slope),
  azimuth: degrees(LIMITS.azimuth),
  systemLoss: percent(LIMITS.systemLoss),
  roofSurfaceArea: area(LIMITS.roofSurfaceArea),
  peakPower: field('kWp', 3)(LIMITS.peakPower),
  calculatedNumberOfPanels: count(LIMITS.calculatedNumberOfPanels),
  roofReplacementYear: years(LIMITS.roofReplacementYear),
  cableLengthToRoof: metres(LIMITS.cableLengthToRoof),
  panelCost: kroner(LIMITS.panelCost),
  batteryCapacityKwh: kWh(LIMITS.batteryCapacityKwh),
  loanTermYears: years(LIMITS.loanTermYears),
  averageMonthlySpendingDKK: kronerAMonth(LIMITS.averageMonthlySpendingDKK),
  annualConsumptionKwh: kWhAYear(LIMITS.annualConsumptionKwh),
  electricCarKmPerYear: kilometresAYear(LIMITS.electricCarKmPerYear),
  'household.houseAreaM2': area(HOUSEHOLD_LIMITS.houseAreaM2),
  'household.people': people(HOUSEHOLD_LIMITS.people),
  'standing.peakPower': field('kWp', 3)(STANDING_LIMITS.peakPower),
  'standing.year': calendarYear(STANDING_LIMITS.year),
  'standing.slope': degrees(STANDING_LIMITS.slope),
  'standing.azimuth': degrees(STANDING_LIMITS.azimuth),
  'standing.inverterKw': field('kW', 3)(STANDING_LIMITS.inverterKw),
  'standing.yearlyUntil': calendarYear(STANDING_LIMITS.yearlyUntil),
  'ownOffer.priceDkk': kroner(OWN_OFFER_LIMITS.priceDkk),
  'ownOffer.promisedAnnualKwh': kWhAYear(OWN_OFFER_LIMITS.promisedAnnualKwh),
  'ownOffer.promisedPriceGrowthPercent': percentAYear(OWN_OFFER_LIMITS.promisedPriceGrowthPercent),
  'assumptions.priceGrowthPercent': percentAYear(ASSUMPTION_LIMITS.priceGrowthPercent),
  'assumptions.discountRatePercent': percentAYear(ASSUMPTION_LIMITS.discountRatePercent),
  'assumptions.loanRatePercent': percentAYear(ASSUMPTION_LIMITS.loanRatePercent),
  'assumptions.panelDegradationPercent': percentAYear(ASSUMPTION_LIMITS.panelDegradationPercent),
  'assumptions.batteryFadePercent': percentAYear(ASSUMPTION_LIMITS.batteryFadePercent),
  'assumptions.batteryLifeYears': years(ASSUMPTION_LIMITS.batteryLifeYears),
  'assumptions.upkeepPercent': percentAYear(ASSUMPTION_LIMITS.upkeepPercent),
  'assumptions.inverterReplacementYear': years(ASSUMPTION_LIMITS.inverterReplacementYear),
  'assumptions.electricityTaxFrom2028DkkPerKwh': kronerAKwh(
    ASSUMPTION_LIMITS.electricityTaxFrom2028DkkPerKwh,
  ),
  'assumptions.supplierAdditionDkkPerKwh': kronerAKwh(ASSUMPTION_LIMITS.supplierAdditionDkkPerKwh),
  'assumptions.exportFeeDkkPerKwh': kronerAKwh(ASSUMPTION_LIMITS.exportFeeDkkPerKwh),
  'assumptions.exportSubscriptionDkkPerMonth': kronerAMonth(
    ASSUMPTION_LIMITS.exportSubscriptionDkkPerMonth,
  ),
  'assumptions.gridFeedInDkkPerKwh': kronerAKwh(ASSUMPTION_LIMITS.gridFeedInDkkPerKwh),
  'assumptions.energinetFeedInDkkPerKwh': kronerAKwh(ASSUMPTION_LIMITS.energinetFeedInDkkPerKwh),
  'assumptions.marginalTaxPercent': percent(ASSUMPTION_LIMITS.marginalTaxPercent),
  'assumptions.owners': people(ASSUMPTION_LIMITS.owners),
  'assumptions.craftsmanPersons': people(ASSUMPTION_LIMITS.craftsmanPersons),
  'assumptions.labourSharePercent': percent(ASSUMPTION_LIMITS.labourSharePercent),
  'assumptions.batteryRoundTripEfficiency': share(ASSUMPTION_LIMITS.batteryRoundTripEfficiency),
  'assumptions.batteryStandbyW': watts(ASSUMPTION_LIMITS.batteryStandbyW),
} as const satisfies Readonly<Record<string, NumberField>>;

/** What a visitor wants to spend, and to save in a month. */
export const WISHES = {
  projectBudget: kroner(WISH_LIMITS.projectBudget),
  monthlySavingsGoal: kronerAMonth(WISH_LIMITS.monthlySavingsGoal),
} as const satisfies Readonly<Record<string, NumberField>>;

/** Units of one battery model. */
export const BATTERY_UNITS: NumberField = count([0, 20]);
/** An elevation of the surroundings. */
export const ELEVATION: NumberField = field('°', 3)(LIMITS.horizon);

/** What the calculator's field of this name takes; undefined: it is not for a number. */
export function numberField(name: string): NumberField | undefined {
  return (CALCULATOR_NUMBERS as Readonly<Record<string, NumberField>>)[name];
}
