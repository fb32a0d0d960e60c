import * as z from 'zod/mini';
import { LIMITS } from '../../../domain/calculator-limits.ts';
import { batteryAgrees, withChosenBattery } from '../../../domain/chosen-battery.ts';
import { calculatorStateSchema, type CalculatorState } from '../../../domain/calculator-state.ts';

/** A usual year's driving for a Danish car, for callers who only say that there is one. */
const USUAL_KM_PER_YEAR = 15_000;

const [leastKm, mostKm] = LIMITS.electricCarKmPerYear;
const electricCar = z.union([
  z.boolean(),
  z.strictObject({ kmPerYear: z.number().check(z.gte(leastKm), z.lte(mostKm)) }),
]);

// Fields of a saved calculator state that the calculation does not use or computes itself. A caller
// may send a state as it was saved; these are neither read, stored nor logged.
const unused = z.optional(z.unknown());

export const estimateBodySchema = z
  .strictObject({
    ...calculatorStateSchema.shape,
    electricCar: z.optional(electricCar),
    reportId: unused,
    fullName: unused,
    email: unused,
    userPhoneNumber: unused,
    latestPvgisResponse: unused,
    dinSolcellePartnerPrice: unused,
    selectedBatteryUnitsDetails: unused,
    panelPeakPowerW: unused,
    panelAreaM2: unused,
    reportCalculatedProfitExVat: unused,
  })
  .check(batteryAgrees());

const UNUSED_FIELDS = [
  'reportId',
  'fullName',
  'email',
  'userPhoneNumber',
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
  'reportCalculatedProfitExVat',
] as const;

/** For fields whose names and limits do not say enough. */
export const ESTIMATE_NOTES = {
  horizon:
    'Elevation of what stands around in degrees, twelve values clockwise from north; read in place of shading.',
  roofFaces:
    'Faces of one system behind one inverter, read in place of slope, azimuth, roofSurfaceArea, shading and horizon. A face without a number of panels takes what is left of the wish, in order, as far as its area goes.',
  sizing:
    'peak-power: calculatedNumberOfPanels, or else peakPower. roof: what the roof holds; needs its area. use: the smallest system whose payback is within half a year of the shortest.',
  household:
    'House and people, in place of averageMonthlySpendingDKK, for who does not know the use; annualConsumptionKwh goes before it.',
  chargingPlan:
    'When the electric car is charged: at once, in the cheapest hours at home until the next day, or from what the sun leaves first.',
  standing:
    "Panels that stand already, null for none: what is bought is reckoned against today's bill with them. Only peakPower is needed; year, azimuth, slope and inverterKw are guessed where they are left out. inverter: kept, new parts get one of their own; shared, new panels are connected to it; replaced, a new one takes over for all. settlement yearly: bought and sold kWh are netted over the year up to and with yearlyUntil. morePanels false (default): no new panels, a battery (interestedInBattery) or a new inverter alone. annualConsumptionKwh and averageMonthlySpendingDKK are then what is bought beside them; household is the whole use. The answer's today is the home as it is, yield what new panels add.",
  roofReplacementYear:
    'With replaceRoofNext10Yrs: the year of operation in which the panels come down and go up again at a cost; 0 leaves the cost out.',
  panelCost:
    "The home owner's own figure for the system in DKK incl. VAT. When it is given, the answer's ownOffer compares it with ours.",
  ownOffer:
    "Another firm's offer; goes before panelCost. flags in the answer: a promised yield more than 10 % off ours, price growth above 2 % a year.",
  ...Object.fromEntries(
    UNUSED_FIELDS.map((name) => [
      name,
      'Accepted, so that a saved state can be sent as it is; not read, stored or logged.',
    ]),
  ),
} satisfies Readonly<Record<string, string>>;

/** What is calculated from the body. */
export function stateOf(body: z.infer<typeof estimateBodySchema>): CalculatorState {
  const { electricCar: car, lat, lon, ...fields } = body;
  const unusedNames = new Set<string>(UNUSED_FIELDS);
  const used = Object.entries(fields).filter(([name]) => !unusedNames.has(name));
  const state = withChosenBattery({ lat, lon, ...Object.fromEntries(used) });
  return car === undefined ? state : { ...state, electricCarKmPerYear: kmPerYear(car) };
}

function kmPerYear(car: z.infer<typeof electricCar>): number {
  if (typeof car === 'object') return car.kmPerYear;
  return car ? USUAL_KM_PER_YEAR : 0;
}
