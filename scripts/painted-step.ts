// From a real move of the mouse to the painted answer, with the processor slowed: slider and compass.
import type { Locator, Page } from '@playwright/test';
import { summary } from './step-summary.ts';

const MOVES = 60;
const SLOWED = 4;
const PAGE =
  '/da/calculator/solrig-calculator?lat=55.6761&lon=12.5683&postcode=2100&address=Testvej+1&slope=15&interestedInBattery=true&batteryCapacityKwh=10';

export type PaintedSteps = {
  readonly what: 'slider' | 'compass' | 'slider in leaps';
  /**
   * From the browser's time of the event (a mouse's move in its raw form) until the frame is painted that shows the control and the
   * answer's figures at the new value [ms]. Charts and fields follow in later frames.
   */
  readonly paintedMs: readonly number[];
  /** Processor time of the page's thread per move, with what follows the answer: steadier than the times on a busy machine [ms]. */
  readonly threadMs: number;
};

/** Drags the slope's slider and the compass of the roof by the mouse, each in sixty moves, and the slider once more in leaps. */
export async function measurePaintedSteps(
  page: Page,
  site: string,
): Promise<readonly PaintedSteps[]> {
  await page.goto(site + PAGE, { waitUntil: 'networkidle' });
  // The first touch brings the code of what is changed by hand.
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const slider = page.locator('input[type=range]').first();
  const compass = page.locator('svg [role=slider]').last();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spentMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const measured = async (
    what: PaintedSteps['what'],
    ...drag: readonly [handle: Locator, event: string, path: Path]
  ): Promise<PaintedSteps> => {
    const before = await spentMs();
    const paintedMs = await dragged(page, ...drag);
    return { what, paintedMs, threadMs: ((await spentMs()) - before) / MOVES };
  };
  const done = [
    await measured('slider', slider, 'input', alongSlider),
    await measured('compass', compass, 'pointerrawupdate', aroundCompass),
    await measured('slider in leaps', slider, 'input', leapingAlongSlider),
  ];
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return done;
}

type Box = { x: number; y: number; width: number; height: number };
type Path = (of: Locator, step: number) => Promise<{ readonly x: number; readonly y: number }>;

const boxOf = async (of: Locator): Promise<Box> => {
  const box = await of.boundingBox();
  if (box === null) throw new Error('What is to be dragged is not on the page.');
  return box;
};

/** From a quarter of the track to three quarters. */
const alongSlider: Path = async (of, step) => {
  const { x, y, width, height } = await boxOf(of);
  return { x: x + width * (0.25 + (0.5 * step) / MOVES), y: y + height / 2 };
};

/** To and fro, no two steps as wide as each other: none of them can be worked out ahead. */
const leapingAlongSlider: Path = async (of, step) => {
  const { x, y, width, height } = await boxOf(of);
  return { x: x + width * (0.5 + 0.25 * Math.sin(0.37 * step ** 2)), y: y + height / 2 };
};

/** Nearly a quarter of a turn: close to south and east the handle holds, and a move there changes nothing. */
const aroundCompass: Path = async (of, step) => {
  const { x, y, width } = await boxOf(of.locator('xpath=ancestor::*[local-name()="svg"]'));
  const angle = ((5 + (80 * step) / MOVES) * Math.PI) / 180;
  const radius = width / 2 - 18;
  return {
    x: x + width / 2 + radius * Math.sin(angle),
    y: y + width / 2 + radius * Math.cos(angle),
  };
};

async function dragged(page: Page, handle: Locator, event: string, path: Path) {
  await handle.scrollIntoViewIfNeeded();
  const first = await boxOf(handle);
  const from =
    event === 'input'
      ? await path(handle, 0)
      : { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  const to = await Promise.all(Array.from({ length: MOVES }, (_, step) => path(handle, step + 1)));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await handle.evaluate(record, event);
  for (const { x, y } of to) {
    await page.mouse.move(x, y);
    // As a hand does: one move, and the eye sees what it did.
    await page.evaluate(settled);
  }
  await page.mouse.up();
  const times = await page.evaluate(() => (globalThis as unknown as Recording).paintedMs);
  if (times.length < MOVES / 2) throw new Error(`${times.length} of ${MOVES} moves were painted.`);
  return times;
}

type Recording = { paintedMs: number[]; startedAt: number | null; pending: boolean };

/**
 * Runs in the page: notes for each event when the frame is painted in which the control, or a figure
 * of the answer, shows what it did. Both are written in one go; a step may leave every rounded
 * figure as it is.
 */
function record(control: Element, event: string): void {
  const recording = globalThis as unknown as Recording;
  recording.paintedMs = [];
  recording.startedAt = null;
  recording.pending = false;
  const observer = new MutationObserver(() => {
    const since = recording.startedAt;
    if (since === null) return;
    recording.startedAt = null;
    requestAnimationFrame(() => {
      // A message comes after the frame that is being made.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        recording.paintedMs.push(performance.now() - since);
        recording.pending = false;
      });
      port1.start();
      port2.postMessage(0);
    });
  });
  const answer = document.getElementById('answer')!;
  observer.observe(answer, { subtree: true, childList: true, characterData: true });
  observer.observe(control, { attributeFilter: ['aria-valuetext', 'aria-valuenow'] });
  addEventListener(
    event,
    (moved) => {
      recording.startedAt = moved.timeStamp;
      recording.pending = true;
    },
    { capture: true },
  );
}

/** Runs in the page: waits until what the last move did is painted, or it is clear that it did nothing. */
async function settled(): Promise<void> {
  const recording = globalThis as unknown as Recording;
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame);
    if (!recording.pending && frame >= 2) return;
  }
  // What changes later, as when the hand lets go, is not its doing.
  recording.startedAt = null;
  recording.pending = false;
}

export function describePaintedSteps(measured: readonly PaintedSteps[]): string {
  return [
    `From a move of the mouse to the painted answer, processor slowed ${SLOWED} times (aim: p95 ≤ 50 ms):`,
    ...measured.map(
      ({ what, paintedMs, threadMs }) =>
        `  ${what.padEnd(18)}  ${summary(paintedMs)}   (${paintedMs.length} moves, ${threadMs.toFixed(1)} ms of the thread each)`,
    ),
  ].join('\n');
}
