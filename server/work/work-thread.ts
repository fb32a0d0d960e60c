import { setPriority } from 'node:os';
import { deserialize } from 'node:v8';
import { move } from 'piscina';
import { offeredYears, type OfferedYears } from '../../domain/offers-compared/offered-years.ts';
import { readOffer } from '../../domain/offers-compared/read-offer.ts';
import { calculatedReport } from '../../domain/report/calculated-report.ts';
import { ok } from '../../domain/result.ts';
import { houseRoof } from '../../domain/roof/house-roof.ts';
import { withYields } from '../../domain/roof-plane.ts';
import { runSized } from '../../domain/sized-state.ts';
import { typicalYear } from '../../engine/climate/typical-year.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import { planeIrradiationKwhM2 } from '../../engine/pv/plane-irradiation.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import { builtinYield } from '../providers/yield/builtin.ts';
import type { Calculation, Kind, SentContext, Task, Tasks } from './tasks.ts';

/**
 * Lower priority than the thread that answers people, which goes first where there are fewer cores
 * than threads.
 */
const NICE = 5;
/** Besides the current book, those of jobs sent before a price changed. */
const CONTEXTS_KEPT = 3;

// On systems other than Linux this would lower the whole server's priority.
if (process.platform === 'linux') setPriority(NICE);

const contexts = new Map<number, SharedContext>();

/** Read once for each version, however many jobs name it. */
function contextOf({ version, bytes }: SentContext): SharedContext {
  const known = contexts.get(version);
  if (known !== undefined) return known;
  const context = deserialize(Buffer.from(bytes)) as SharedContext;
  contexts.set(version, context);
  const [oldest] = contexts.keys();
  if (contexts.size > CONTEXTS_KEPT && oldest !== undefined) contexts.delete(oldest);
  return context;
}

const wholeContext = ({ context, yields }: Calculation) => withYields(contextOf(context), yields);

function withHours(order: Calculation): Tasks['hours']['answer'] {
  const run = runSized(order.state, wholeContext(order));
  if (!run.ok) return run;
  const { context: _context, ...rest } = run.value;
  return ok(rest);
}

function yearsOfOffers(order: Tasks['offers']['order']): Tasks['offers']['answer'] {
  const context = wholeContext(order);
  const years: OfferedYears[] = [];
  for (const system of order.systems) {
    const done = offeredYears(order.state, context, system, order.faces);
    if (!done.ok) return done;
    years.push(done.value);
  }
  return ok(years);
}

async function roofOf(order: Tasks['roof']['order']): Promise<Tasks['roof']['answer']> {
  // A reader of rasters, which a thread that only calculates has no need of.
  const { readRaster } = await import('../providers/roofs/read-raster.ts');
  const surface = await readRaster(order.surface.bytes, order.surface.asked);
  if (!surface.ok) return surface;
  const terrain =
    order.terrain === null ? null : await readRaster(order.terrain.bytes, order.terrain.asked);
  return houseRoof({
    ...order,
    surface: surface.value,
    terrain: terrain?.ok === true ? terrain.value : null,
  });
}

type Workers = {
  readonly [K in Kind]: (order: Tasks[K]['order']) => Tasks[K]['answer'] | Promise<unknown>;
};

const workers: Workers = {
  estimate(order) {
    const done = runSized(order.state, wholeContext(order));
    if (!done.ok) return done;
    // By name: the hours are only written when they are read.
    const { input, estimate, years, quote, householdKwh, householdAtFloor, optionalBatteryKwh } =
      done.value;
    const household = { householdKwh, householdAtFloor, optionalBatteryKwh };
    return ok({ input, estimate, years, quote, ...household });
  },
  hours: withHours,
  report: (order) => calculatedReport(order.state, wholeContext(order)),
  offers: yearsOfOffers,
  light: ({ planes }) =>
    planes.map(({ lat, lon, slopeDeg, azimuthDeg }) => {
      const place = { lat, lon };
      return planeIrradiationKwhM2(sunYear(place), typicalYear(place), { slopeDeg, azimuthDeg });
    }),
  async yield({ plane }) {
    const found = await builtinYield().yearOn(plane);
    return found.ok ? found.value.monthlyYield : null;
  },
  roof: roofOf,
  letter: ({ text }) => readOffer(text),
  async picture({ bytes, kind, size }) {
    // A decoder for pictures, which a thread that only calculates has no need of.
    const { cleanLogo, cleanPicture } = await import('../uploads/clean-picture.ts');
    return size === 'logo' ? cleanLogo(bytes) : cleanPicture(bytes, kind, size);
  },
  async pdf({ bytes }) {
    const { cleanPdf } = await import('../uploads/clean-pdf.ts');
    return cleanPdf(bytes);
  },
  async paper({ document, madeAt }) {
    // Loads fonts and a drawing library, which a thread that only calculates does not need.
    const { reportPdf } = await import('../report-pdf/report-pdf.ts');
    // A separate copy can be transferred as it is.
    return move(new Uint8Array(await reportPdf(document, madeAt)));
  },
};

export default function work<K extends Kind>({ kind, order }: Task<K>): unknown {
  return (workers[kind] as (input: typeof order) => unknown)(order);
}
