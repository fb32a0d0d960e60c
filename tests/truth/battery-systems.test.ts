import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dispatch } from '../../engine/battery/dispatch.ts';
import type { Battery } from '../../engine/battery/flows.ts';
import { conversions, type Coupling } from '../../engine/battery/losses.ts';
import type { LossCurve } from '../../engine/data/battery-losses.ts';

// Battery systems of a laboratory (HTW Berlin, PerModPAR, CC BY 4.0) over two homes' hours, as bslib 0.7 reckons them in steps
// of a quarter of an hour. The hours stay beside the project; a checkout without them skips what needs them.
const beside = (path: string) => new URL(`../../../shared/${path}`, import.meta.url);
const HOURS = beside('reference/battery-hours.csv.gz');
const isThere = existsSync(HOURS);
const jsonOf = (path: string) => JSON.parse(readFileSync(beside(path), 'utf8'));

/** [W] at the share p of the rated power: a·p² + b·p + c. */
type Curve = readonly [number, number, number];
type System = {
  readonly id: string;
  readonly coupling: 'AC' | 'DC';
  readonly usableKwh: number;
  readonly etaBatteryPercent: number;
  readonly chargeAcW: number | null;
  readonly chargeDcW: number | null;
  readonly dischargeAcW: number;
  readonly standbyW: Readonly<Record<'soc0Ac' | 'soc0Dc' | 'peripheralAc', number | null>>;
  readonly losses: Readonly<Record<'AC2BAT_in' | 'PV2BAT_in' | 'BAT2AC_out', Curve>>;
};
type Sums = { readonly importKwh: number; readonly selfSufficiency: number };

/** Direct current over the alternating current that the reference makes of it. */
const DC_OVER_AC = 1 / 0.96;

/** A curve over a power that is `perKw` times ours, as one over our power per kW of our rating. */
function curveOf([a, b, c]: Curve, ratedW: number, powerKw: number, perKw = 1): LossCurve {
  const square = (a * perKw * perKw * powerKw * 1000) / (ratedW * ratedW);
  // What the other current is more than ours counts as a gain.
  return { square, linear: (b / ratedW) * perKw + (1 - perKw), idle: c / (powerKw * 1000) };
}

function batteryOf(system: System, usableKwh: number, powerKw: number): Battery {
  const coupling: Coupling = system.coupling === 'DC' ? 'dc' : 'ac';
  const scale = system.id === 'SG1' ? powerKw : 1;
  const scaled = ([a, b, c]: Curve): Curve => [a * scale, b * scale, c * scale];
  const charging =
    coupling === 'dc'
      ? curveOf(system.losses.PV2BAT_in, system.chargeDcW!, powerKw, DC_OVER_AC)
      : curveOf(scaled(system.losses.AC2BAT_in), system.chargeAcW! * scale, powerKw);
  const { soc0Ac, soc0Dc, peripheralAc } = system.standbyW;
  return {
    usableKwh,
    powerKw,
    coupling,
    losses: conversions(coupling, powerKw, {
      charging,
      discharging: curveOf(scaled(system.losses.BAT2AC_out), system.dischargeAcW * scale, powerKw),
      cellRoundTrip: system.etaBatteryPercent / 100,
    }),
    standbyW: (soc0Ac ?? 0) + (soc0Dc ?? 0) + (peripheralAc ?? 0),
  };
}

function cases() {
  const { systems } = jsonOf('data/battery-losses.json') as { readonly systems: readonly System[] };
  const homes = jsonOf('reference/battery-permodpac.json').cases as Readonly<
    Record<string, Readonly<Record<string, Sums>>>
  >;
  const [names, ...rows] = gunzipSync(readFileSync(HOURS)).toString().trim().split('\n');
  const columns = names!.split(',');
  const column = (name: string) => {
    const at = columns.indexOf(name);
    return Float64Array.from(rows, (row) => Number(row.split(',')[at]));
  };
  return Object.entries(homes).flatMap(([home, { none, ...withBattery }]) =>
    Object.entries(withBattery).map(([name, expected]) => {
      const [id, kwh, , kw] = name.split(' ');
      const system = systems.find((each) => each.id === id)!;
      const generic = id === 'SG1';
      const battery = batteryOf(
        system,
        generic ? Number(kwh) : system.usableKwh,
        generic ? Number(kw) : system.dischargeAcW / 1000,
      );
      const hours = {
        productionKwh: column(`${home}_productionKwh`),
        loadKwh: column(`${home}_useKwh`),
      };
      return { name: `home ${home}, ${name}`, hours, battery, none: none!, expected };
    }),
  );
}

describe.skipIf(!isThere)('battery systems of a laboratory', () => {
  test('within 1 point of self-sufficiency and 3 % of the import saved', () => {
    const all = cases();
    expect(all).toHaveLength(10);
    for (const { name, hours, battery, none, expected } of all) {
      const year = dispatch({ ...hours, battery });
      const selfSufficiency = 1 - year.importedKwh / year.loadKwh;
      const saved = none.importKwh - year.importedKwh;
      const points = 100 * (selfSufficiency - expected.selfSufficiency);
      const percent = 100 * (saved / (none.importKwh - expected.importKwh) - 1);
      process.stdout.write(
        `${name}: self-sufficiency ${(100 * selfSufficiency).toFixed(1)} % (${points.toFixed(2)} points), ` +
          `import saved ${saved.toFixed(0)} kWh (${percent.toFixed(1)} %)\n`,
      );
      expect(Math.abs(points), name).toBeLessThan(1);
      expect(Math.abs(percent), name).toBeLessThan(3);
    }
  });
});
