import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, kWh, percent } from '../../../../words/format.ts';
import { inHundreds } from './amounts.tsx';
import { ArticleTable } from './article-table.tsx';
import { directionName } from './direction-name.ts';
import figures from './roof-yield.build.ts';
import type { RoofCase } from './roof-yield.build.ts';

export type Roof = { slope: number; azimuth: number };

/** [kWh/kWp a year] */
export function yieldOf({ slope, azimuth }: Roof): number {
  const curve = figures.curves.find((each) => each.slope === slope);
  const kwh = curve?.kwhPerKwp[figures.azimuths.indexOf(azimuth)];
  if (kwh === undefined) throw new RangeError(`No yield of ${slope}° at ${azimuth}°`);
  return kwh;
}

/** A kWp's yearly yield in this direction: "966 kWh". */
export function YieldAt(roof: Roof) {
  return kWh(yieldOf(roof), getLocale());
}

/** How much less than 35° to the south: "22 %". */
export function LossAt(roof: Roof) {
  return percent(1 - yieldOf(roof) / yieldOf({ slope: 35, azimuth: 0 }), getLocale());
}

function caseOf(key: RoofCase['key']): RoofCase {
  return figures.cases.find((each) => each.key === key)!;
}

/** How much less per year in kroner than the same panels facing south. */
export function SavingLoss({ of }: { of: RoofCase['key'] }) {
  return percent(1 - caseOf(of).savingDkk / caseOf('south').savingDkk, getLocale());
}

/** How much less east and west save than south, both with a battery of 10 kWh. */
export function BatterySavingLoss() {
  const { south, eastWest } = figures.withBattery;
  return percent(1 - eastWest / south, getLocale());
}

/** How much less electricity per year than the same panels facing south. */
export function CaseLoss({ of }: { of: RoofCase['key'] }) {
  return percent(1 - caseOf(of).kwh / caseOf('south').kwh, getLocale());
}

/** The same panels in five directions. */
export function RoofCases({ caption }: { caption: string }) {
  const locale = getLocale();
  return (
    <ArticleTable
      caption={caption}
      heads={[
        m.figures_yield_direction(),
        m.figures_yield_case_kwh(),
        m.figures_yield_case_own(),
        m.figures_yield_case_saving(),
      ]}
      rows={figures.cases.map(({ key, kwh, ownKwh, savingDkk }) => ({
        key,
        label: key === 'east-west' ? m.figures_yield_east_west() : directionName(AZIMUTH[key]),
        cells: [kwh, ownKwh, savingDkk].map((value) => decimal(inHundreds(value), locale)),
      }))}
    />
  );
}

const AZIMUTH = { south: 0, west: 90, east: -90, north: 180 } as const;
