// What one step of the slope slider costs the browser: whole year, battery, economy and drawing
// recomputed.
import type { Page } from '@playwright/test';
import { summary } from './step-summary.ts';

const STEPS = 60;
const FIRST_SLOPE = 15;
/** The calculator with a battery on a roof of this slope [°]. */
export const sliderPage = (slope: number) =>
  `/da/calculator/solrig-calculator?lat=55.6761&lon=12.5683&postcode=2100&address=Testvej+1&slope=${slope}&interestedInBattery=true&batteryCapacityKwh=10`;
/** The three figures of the answer, as they are drawn. */
export const SHOWN_FIGURES = 'main dl:first-of-type dd > :first-child';

export type SliderStep = {
  readonly slope: number;
  /** Price, saving and payback as the page showed them then. */
  readonly shown: readonly string[];
  /** From the event until React has written the new answer. */
  readonly answerMs: number;
  /** All script of the step, with the charts that follow the answer. */
  readonly scriptMs: number;
  /** Style, layout and script of the step. */
  readonly taskMs: number;
};

/** Opens the calculator with a battery on and moves the slope through so many steps of one degree. */
export async function measureSliderSteps(
  page: Page,
  site: string,
  count = STEPS,
): Promise<readonly SliderStep[]> {
  await page.goto(site + sliderPage(FIRST_SLOPE), { waitUntil: 'networkidle' });
  const slider = page.locator('input[type=range]').first();
  await slider.focus();
  const before = await slider.inputValue();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
    return { scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration') };
  };
  const steps: SliderStep[] = [];
  for (let step = 0; step < count; step++) {
    const start = await spent();
    const answerMs = await slider.evaluate(moveOn);
    const end = await spent();
    steps.push({
      slope: Number(await slider.inputValue()),
      shown: await page.locator(SHOWN_FIGURES).allInnerTexts(),
      answerMs,
      scriptMs: end.scriptMs - start.scriptMs,
      taskMs: end.taskMs - start.taskMs,
    });
  }
  const moved = Number(await slider.inputValue()) - Number(before);
  if (moved !== count) throw new Error(`The slider moved by ${moved} in ${count} steps.`);
  return steps;
}

/** Runs in the page. React answers an input event in the same turn; the charts follow in later ones. */
async function moveOn(slider: Element): Promise<number> {
  // The element's own setter, as the browser uses it: React overrides the one on the instance.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const next = String(Number((slider as HTMLInputElement).value) + 1);
  const start = performance.now();
  set!.call(slider, next);
  slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  const answerMs = performance.now() - start;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  // On a slow machine the charts wait until the hand rests.
  await new Promise((resolve) => setTimeout(resolve, 600));
  return answerMs;
}

export function describeSliderSteps(steps: readonly SliderStep[]): string {
  return [
    `One step of the slope slider, with a battery, ${steps.length} steps (aim: p95 of script ≤ 16 ms):`,
    `  until the answer    ${summary(steps.map(({ answerMs }) => answerMs))}`,
    `  script with charts  ${summary(steps.map(({ scriptMs }) => scriptMs))}`,
    `  with style, layout  ${summary(steps.map(({ taskMs }) => taskMs))}`,
  ].join('\n');
}
