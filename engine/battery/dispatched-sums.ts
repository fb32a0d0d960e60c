import { dot, HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { checkDispatchInput } from './check-input.ts';
import { chargeAfterWarmUp, closedRing, priceDrivenYear } from './dispatch.ts';
import { newHourlyFlows } from './flows.ts';
import type {
  Battery,
  DispatchInput,
  FlowPrices,
  FlowSums,
  HourlyFlows,
  PricedSums,
} from './flows.ts';
import { DIRECT, MADE, offerOf, USED } from './hour-offers.ts';
import {
  CHARGE,
  CURTAILED,
  EXPORTED_DKK,
  IMPORTED_DKK,
  IN,
  OUT,
  plainHours,
  SOLD,
  SUMS,
  threeBatteriesHours,
  type PlainYear,
  type BatterySums,
  type SharedYear,
} from './self-use-hours.ts';

let scratch: HourlyFlows | null = null;

/**
 * The sums of a dispatched year where nobody needs its hours: the same as dispatch(), bit by bit, in less than half of the
 * time. What the hours bring a battery and ask of it is found once for all its capacities.
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
  const usable = capacities.map((capacity) => (battery?.usableKwh ?? 0) * capacity);
  const without = () => withoutBattery(yearOf(input, undefined, prices));
  if (battery === null) return usable.map(without);
  if (input.strategy === 'price-driven') {
    return usable.map((usableKwh) =>
      usableKwh === 0 ? without() : priceDriven(input, { ...battery, usableKwh }, prices),
    );
  }
  const year = {
    ...yearOf(input, battery.powerKw, prices),
    oneWay: Math.sqrt(battery.roundTripEfficiency),
    standbyKwh: battery.standbyW / 1000,
  };
  const starts = usable.map((usableKwh) => chargeAfterWarmUp(input, { ...battery, usableKwh }));
  const passes = batteryYears(year, usable, starts);
  return usable.map((usableKwh, index) =>
    usableKwh === 0
      ? without()
      : closedRing(
          passes[index]!,
          starts[index]!,
          (startKwh) => batteryYears(year, [usableKwh], [startKwh])[0]!,
        ),
  );
}

const FREE: FlowPrices = {
  imported: new Float64Array(HOURS_PER_YEAR),
  exported: new Float64Array(HOURS_PER_YEAR),
};

/** The same for one year whose money nobody asks for. */
export function dispatchedYearSums(input: DispatchInput): FlowSums {
  return dispatchedSums(input, [1], FREE)[0]!;
}

function priceDriven(input: DispatchInput, battery: Battery, prices: FlowPrices): PricedSums {
  const flows = (scratch ??= newHourlyFlows());
  return {
    ...priceDrivenYear({ ...input, battery }, battery, flows),
    importedDkk: dot(flows.imported, prices.imported),
    exportedDkk: dot(flows.exported, prices.exported),
  };
}

/** @param powerKw undefined: without a battery */
const yearOf = (
  input: DispatchInput,
  powerKw: number | undefined,
  prices: FlowPrices,
): PlainYear => ({ ...offerOf(input, powerKw), ...prices, stopAt: stopAtOf(input) });

const stopAtOf = ({ stopExportAtNegative, exportPrice }: DispatchInput): Hourly | null =>
  stopExportAtNegative === true ? exportPrice! : null;

/** The year of each capacity from the charge it starts with. */
function batteryYears(
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
  return batteries.map(({ sums }, index) => pricedSums(year.sums, sums, starts[index]!));
}

function withoutBattery(year: PlainYear): PricedSums {
  const sums = new Float64Array(SUMS);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) plainHours(hour, year, sums);
  return pricedSums(year.sums, sums, 0);
}

function pricedSums(home: Float64Array, sums: Float64Array, startKwh: number): PricedSums {
  const changeOfChargeKwh = sums[CHARGE]! - startKwh;
  return {
    productionKwh: home[MADE]!,
    loadKwh: home[USED]!,
    directKwh: home[DIRECT]!,
    batteryInKwh: sums[IN]!,
    gridToBatteryKwh: 0,
    batteryOutKwh: sums[OUT]!,
    exportedKwh: sums[SOLD]!,
    importedKwh: home[USED]! - home[DIRECT]! - sums[OUT]!,
    curtailedKwh: sums[CURTAILED]!,
    batteryLossKwh: sums[IN]! - sums[OUT]! - changeOfChargeKwh,
    changeOfChargeKwh,
    importedDkk: sums[IMPORTED_DKK]!,
    exportedDkk: sums[EXPORTED_DKK]!,
  };
}
