import { dot, HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import { checkDispatchInput } from './check-input.ts';
import { chargeAfterWarmUp, closedRing, priceDrivenYear } from './dispatch.ts';
import { newHourlyFlows } from './flows.ts';
import type { Battery, DispatchInput, FlowPrices, HourlyFlows, PricedSums } from './flows.ts';
import {
  CURTAILED,
  DIRECT,
  EXPORTED_DKK,
  IMPORTED_DKK,
  INTO,
  INTO_DKK,
  INTO_STOPPED,
  MADE,
  offerOf,
  OUT,
  OUT_DKK,
  USED,
  type Offer,
} from './hour-offers.ts';
import {
  CHARGE,
  LACKING,
  LACKING_DKK,
  REFUSED,
  REFUSED_DKK,
  REFUSED_STOPPED,
  RESTED,
  SUMS,
  threeBatteriesHours,
  type BatterySums,
  type SharedYear,
} from './self-use-hours.ts';

let scratch: HourlyFlows | null = null;

/**
 * The sums of a dispatched year where nobody needs its hours: the same as dispatch() but for the last digits, in less than
 * half of the time. What the hours bring a battery and ask of it is found once for all its capacities.
 * @param input as of dispatch()
 * @param capacities factors on the battery's capacity
 * @param prices what each hour's kWh count [DKK/kWh], one value per UTC hour
 * @returns for each capacity the sums of the year, in kWh and in DKK
 * @throws RangeError as dispatch()
 */
export function dispatchedSums(
  input: DispatchInput,
  capacities: readonly number[],
  prices: FlowPrices,
): readonly PricedSums[] {
  checkDispatchInput(input);
  const { battery } = input;
  const without = () => pricedSums({ offer: offerOf(input, null, prices), standbyKwh: 0 }, null, 0);
  if (battery === null) return capacities.map(without);
  const usable = capacities.map((capacity) => battery.usableKwh * capacity);
  if (input.strategy === 'price-driven') {
    return usable.map((usableKwh) =>
      usableKwh === 0 ? without() : priceDriven(input, { ...battery, usableKwh }, prices),
    );
  }
  const yearOf = batteryYears(input, battery, usable, prices);
  return usable.map((usableKwh) => (usableKwh === 0 ? without() : yearOf(usableKwh)));
}

type PricedYear = { readonly input: DispatchInput; readonly battery: Battery } & FlowPrices;

let latestPriced: { readonly year: PricedYear; readonly sums: PricedSums } | null = null;

/** Kept until the next: an estimate's first year is also the first of those that its life is read from. */
function priceDriven(input: DispatchInput, battery: Battery, prices: FlowPrices): PricedSums {
  const year: PricedYear = { input, battery, ...prices };
  if (latestPriced !== null && isSamePricedYear(latestPriced.year, year)) return latestPriced.sums;
  const flows = (scratch ??= newHourlyFlows());
  const sums: PricedSums = {
    ...priceDrivenYear({ ...input, battery }, battery, flows),
    importedDkk: dot(flows.imported, prices.imported),
    exportedDkk: dot(flows.exported, prices.exported),
  };
  latestPriced = { year, sums };
  return sums;
}

function isSamePricedYear(a: PricedYear, b: PricedYear): boolean {
  const [before, now] = [a.input, b.input];
  return (
    before.productionKwh === now.productionKwh &&
    before.loadKwh === now.loadKwh &&
    before.blocks === now.blocks &&
    before.exportPrice === now.exportPrice &&
    (before.productionScale ?? 1) === (now.productionScale ?? 1) &&
    before.stopExportAtNegative === now.stopExportAtNegative &&
    a.imported === b.imported &&
    a.exported === b.exported &&
    a.battery.usableKwh === b.battery.usableKwh &&
    a.battery.powerKw === b.battery.powerKw &&
    a.battery.standbyW === b.battery.standbyW &&
    a.battery.losses === b.battery.losses &&
    before.importPrice!.every((price, hour) => price === now.importPrice![hour])
  );
}

/** More than a table has nodes of the capacity. */
const YEARS_KEPT = 12;

/** Of each offer: an estimate's first year is one of those that its table stands on. */
const latestYears = new WeakMap<Offer, Map<string, PricedSums>>();

function batteryYears(
  input: DispatchInput,
  battery: Battery,
  usable: readonly number[],
  prices: FlowPrices,
): (usableKwh: number) => PricedSums {
  const offer = offerOf(input, battery, prices);
  const { standbyW } = battery;
  const year = { offer, standbyKwh: standbyW / 1000 };
  const keyOf = (usableKwh: number) => [usableKwh, standbyW].join();
  const known = latestYears.get(offer) ?? new Map<string, PricedSums>();
  if (known.size > YEARS_KEPT) known.clear();
  latestYears.set(offer, known);
  const missing = usable.filter((usableKwh) => usableKwh > 0 && !known.has(keyOf(usableKwh)));
  const starts = missing.map((usableKwh) => chargeAfterWarmUp(offer, usableKwh));
  const passes = yearsFrom(year, missing, starts);
  missing.forEach((usableKwh, index) => {
    const again = (startKwh: number) => yearsFrom(year, [usableKwh], [startKwh])[0]!;
    known.set(keyOf(usableKwh), closedRing(passes[index]!, starts[index]!, again));
  });
  return (usableKwh) => known.get(keyOf(usableKwh))!;
}

/** The year of each capacity from the charge it starts with. */
function yearsFrom(
  year: SharedYear,
  usable: readonly number[],
  starts: readonly number[],
): readonly PricedSums[] {
  const batteries = usable.map((usableKwh, index): BatterySums => {
    const sums = new Float64Array(SUMS);
    sums[CHARGE] = starts[index]!;
    return { usableKwh, sums };
  });
  for (let first = 0; first < batteries.length; first += 3) {
    const a = batteries[first]!;
    // Where there is none left, one goes along twice: it counts the same twice.
    const b = batteries[first + 1] ?? a;
    const c = batteries[first + 2] ?? b;
    for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) {
      threeBatteriesHours(hour, year, a, b, c);
    }
  }
  return batteries.map(({ sums }, index) => pricedSums(year, sums, starts[index]!));
}

/** @param battery null: nothing of what is offered is taken */
function pricedSums(
  { offer: { sums: home }, standbyKwh }: SharedYear,
  battery: Float64Array | null,
  startKwh: number,
): PricedSums {
  const limited = (offered: number, refused: number) =>
    battery === null ? 0 : home[offered]! - battery[refused]!;
  const intoKwh = limited(INTO, REFUSED);
  const curtailedKwh = home[CURTAILED]! - limited(INTO_STOPPED, REFUSED_STOPPED);
  const outKwh = limited(OUT, LACKING);
  const gridToBatteryKwh = standbyKwh * (battery?.[RESTED] ?? 0);
  const changeOfChargeKwh = (battery?.[CHARGE] ?? 0) - startKwh;
  return {
    productionKwh: home[MADE]!,
    loadKwh: home[USED]!,
    directKwh: home[DIRECT]!,
    batteryInKwh: intoKwh,
    gridToBatteryKwh,
    batteryOutKwh: outKwh,
    exportedKwh: home[MADE]! - home[DIRECT]! - intoKwh - curtailedKwh,
    importedKwh: home[USED]! - home[DIRECT]! - outKwh + gridToBatteryKwh,
    curtailedKwh,
    batteryLossKwh: intoKwh + gridToBatteryKwh - outKwh - changeOfChargeKwh,
    changeOfChargeKwh,
    importedDkk: home[IMPORTED_DKK]! - limited(OUT_DKK, LACKING_DKK),
    exportedDkk: home[EXPORTED_DKK]! - limited(INTO_DKK, REFUSED_DKK),
  };
}
