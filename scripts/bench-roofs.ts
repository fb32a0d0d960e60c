// How much of measured roofs is found, and how fast: npm run bench:roofs, with --folder= for other houses with truth,
// --made-up=<seed> for 20 rows of terraced houses with known planes
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { typicalYear } from '../engine/climate/typical-year.ts';
import { planeIrradiationKwhM2 } from '../engine/pv/plane-irradiation.ts';
import { findRoof, type FoundRoof } from '../engine/roof/find-roof.ts';
import { certaintyOf } from '../domain/roof/certainty.ts';
import { CERTAINTIES, type Certainty } from '../domain/roof/found-roof.ts';
import { shadeLoss } from '../engine/roof/shade-loss.ts';
import { surfaceHorizon } from '../engine/roof/surface-horizon.ts';
import { isInside, signedAreaM2, type GridPoint } from '../engine/roof/grid-polygon.ts';
import { sunYear } from '../engine/sun/sun-year.ts';
import {
  danishHouses,
  hasRoofs,
  horizonPoints,
  housesWithTruth,
  ROOFS_FOLDER,
} from './roofs/reference.ts';
import { madeUpRows, type TruthHouse } from './roofs/made-up/terraced-row.ts';
import { scoreRoof, withoutHeights, type ScoredFace } from './roofs/score.ts';

const AARHUS = { lat: 56.2, lon: 10.2 };
const sun = sunYear(AARHUS);
const climate = typicalYear(AARHUS);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Light on all steep faces together [kWh a year]. */
function lightKwh(faces: readonly ScoredFace[]): number {
  let kwh = 0;
  for (const { slopeDeg, gridAzimuthDeg, areaM2 } of faces) {
    if (slopeDeg <= 10 || areaM2 <= 5) continue;
    const plane = { slopeDeg, azimuthDeg: gridAzimuthDeg ?? 0 };
    for (const month of planeIrradiationKwhM2(sun, climate, plane)) kwh += month * areaM2;
  }
  return kwh;
}

function found(house: Parameters<typeof findRoof>[1], surface: Parameters<typeof findRoof>[0]) {
  let best = Infinity;
  let roof: FoundRoof | null = null;
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    roof = findRoof(surface, house);
    best = Math.min(best, performance.now() - start);
  }
  return { roof: roof!, ms: best };
}

function againstTruth(houses: readonly TruthHouse[]): void {
  const sums = { truthM2: 0, tightM2: 0, looseM2: 0, falseM2: 0 };
  const differences: number[] = [];
  const timed: { id: string; planM2: number; ms: number }[] = [];
  const rightOf = new Map<Certainty, { right: number; all: number }>();
  for (const name of CERTAINTIES) rightOf.set(name, { right: 0, all: 0 });
  for (const house of houses) {
    const { roof, ms } = found(house, house.surface);
    const faces = roof.faces.map(withoutHeights);
    const score = scoreRoof(house.truth, faces);
    for (const key of ['truthM2', 'tightM2', 'looseM2', 'falseM2'] as const)
      sums[key] += score[key];
    timed.push({ id: house.id, planM2: Math.abs(signedAreaM2(house.outline)), ms });
    for (const face of roof.faces) {
      if (face.slopeDeg <= 10 || face.areaM2 <= 5) continue;
      const counted = rightOf.get(certaintyOf(face))!;
      counted.all += 1;
      if (scoreRoof(house.truth, [withoutHeights(face)]).looseM2 > 0) counted.right += 1;
    }
    if (score.truthM2 > 0) differences.push(lightKwh(faces) / lightKwh(house.truth) - 1);
    const shown = [score.truthM2, score.tightM2, score.looseM2, score.falseM2].map((m2) =>
      m2.toFixed(0).padStart(5),
    );
    console.log(
      `  ${house.id} ${shown.join(' ')} m² true, tight, loose, false; ${ms.toFixed(0)} ms`,
    );
  }
  for (const [name, { right, all }] of rightOf) {
    console.log(`  ${name}: ${right} of ${all} steep faces are right within 5°, 10°, 20 %`);
  }
  const share = (m2: number) => percent(m2 / sums.truthM2);
  console.log(`found within 3°, 5°, 10 %: ${share(sums.tightM2)}   aim ≥ 75 %, better 82 %`);
  console.log(`found within 5°, 10°, 20 %: ${share(sums.looseM2)}`);
  console.log(`false area: ${share(sums.falseM2)}   aim ≤ 15 %`);
  const slowest = timed.reduce((most, one) => (one.ms > most.ms ? one : most));
  console.log(
    `time a building: median ${median(timed.map(({ ms }) => ms)).toFixed(0)} ms; slowest ${slowest.id} of ${slowest.planM2.toFixed(0)} m² in ${slowest.ms.toFixed(0)} ms   aim < 300 ms`,
  );
  const off = median(differences.map(Math.abs));
  console.log(
    `a year’s light on all found faces, so their yield, from that on the true ones: ${percent(off)} (median)   aim ≤ 3 %`,
  );
}

const faceAt = ({ faces }: FoundRoof, point: GridPoint) =>
  faces.find((face) => isInside([withoutHeights(face).outline, ...face.holes], point));

async function danish(folder: string): Promise<void> {
  const houses = await danishHouses(folder);
  let withFaces = 0;
  let kept = 0;
  let pairs = 0;
  for (const house of houses) {
    const { roof, ms } = found(house, house.surface);
    const steep = roof.faces.filter((face) => face.slopeDeg > 10 && face.areaM2 > 5);
    if (steep.length > 0) withFaces += 1;
    const shown = steep.map(
      ({ slopeDeg, gridAzimuthDeg, areaM2 }) =>
        `${slopeDeg.toFixed(0)}°/${gridAzimuthDeg?.toFixed(0)}°/${areaM2.toFixed(0)} m²`,
    );
    console.log(`  ${house.id} ${ms.toFixed(0)} ms: ${shown.join(', ') || 'no steep face'}`);
    for (const [one, other] of house.pairs) {
      pairs += 1;
      const [a, b] = [faceAt(roof, one), faceAt(roof, other)];
      if (a === undefined || b === undefined) {
        console.log(`     a pair without ${a === b ? 'faces' : 'one of its faces'}`);
        continue;
      }
      const slope = Math.abs(a.slopeDeg - b.slopeDeg);
      const opposite = (a.gridAzimuthDeg ?? NaN) - (b.gridAzimuthDeg ?? NaN);
      const azimuth = Math.abs(((((opposite + 180) % 360) + 540) % 360) - 180);
      const isKept = slope <= 3 && azimuth <= 6;
      if (isKept) kept += 1;
      console.log(`     pair: ${slope.toFixed(1)}° in slope, ${azimuth.toFixed(1)}° from opposite`);
    }
  }
  console.log(`Danish houses with faces: ${withFaces} of ${houses.length}   aim ≥ 12`);
  console.log(`gables within 3° in slope and 6° from opposite: ${kept} of ${pairs}   aim all`);
}

/** Against rays of 0.25 m steps, without our own shortcuts. */
async function shade(folder: string): Promise<void> {
  const { surface, points } = await horizonPoints(folder);
  const [off, losses, times]: [number[], number[], number[]] = [[], [], []];
  for (const { x, y, eyeZ, northFirstDeg } of points) {
    const start = performance.now();
    const own = surfaceHorizon(surface, { point: [x, y], heightM: eyeZ }, 0);
    times.push(performance.now() - start);
    off.push(
      own.reduce((sum, deg, at) => sum + Math.abs(deg - northFirstDeg[at]!), 0) / own.length,
    );
    const plane = { slopeDeg: 35, azimuthDeg: 0, mounting: 'building' } as const;
    const [ours, theirs] = [own, northFirstDeg].map((horizon) =>
      shadeLoss(sun, climate, plane, horizon),
    );
    losses.push(Math.abs(ours!.year - theirs!.year));
  }
  const mean = off.reduce((sum, deg) => sum + deg, 0) / off.length;
  console.log(
    `horizon at ${points.length} points: ${mean.toFixed(2)}° mean difference, worst point ${Math.max(...off).toFixed(2)}°   aim ≤ 1°`,
  );
  console.log(
    `loss of a year: differs by at most ${percent(Math.max(...losses))} of yield   aim ≤ 1 %`,
  );
  console.log(`a horizon takes ${median(times).toFixed(1)} ms (median)`);
}

const { values } = parseArgs({
  options: { folder: { type: 'string' }, 'made-up': { type: 'string' } },
});
const folder = values.folder ?? join(ROOFS_FOLDER, 'eindhoven');
if (values['made-up'] !== undefined) {
  againstTruth(madeUpRows(Number(values['made-up']), 20).flat());
} else if (!hasRoofs(folder)) {
  console.log(`not run: no buildings.json in ${folder}`);
} else {
  againstTruth(await housesWithTruth(folder));
  if (values.folder === undefined) {
    await danish(join(ROOFS_FOLDER, 'denmark'));
    await shade(join(ROOFS_FOLDER, 'shade'));
  }
}
