import type { PriceSpan } from '../../../domain/offers-compared/usual-prices.ts';
import { axisOver } from './compare-view.ts';

/**
 * An axis from which long empty stretches are cut out: one span far from the others does not press them together, and
 * a krone is as long on both sides of a cut.
 */
export type CutAxis = {
  /** How far along the axis a value lies that is in a span, in the same unit. */
  readonly along: (value: number) => number;
  /** Both ends, along the axis. */
  readonly domain: readonly [number, number];
  /** Where it is cut, along the axis; empty: nowhere. */
  readonly cuts: readonly number[];
};

/** What is left of a stretch that is cut, as a share of what the spans cover. */
const LEFT_SHARE = 0.3;

type Cut = { readonly from: number; readonly to: number };

/** Cuts where nothing lies for longer than all spans cover together. */
export function cutAxis(spans: readonly PriceSpan[]): CutAxis {
  const islands = islandsOf(spans);
  const covered = islands.reduce((sum, { low, high }) => sum + high - low, 0);
  const left = covered * LEFT_SHARE;
  const cuts = islands.flatMap(({ high: from }, index): readonly Cut[] => {
    const to = islands[index + 1]?.low;
    return to === undefined || covered === 0 || to - from <= covered ? [] : [{ from, to }];
  });
  const along = (value: number) =>
    cuts.reduce((at, { from, to }) => (value < to ? at : at - (to - from - left)), value);
  return {
    along,
    domain: axisOver(spans.flatMap(({ low, high }) => [along(low), along(high)])),
    cuts: cuts.map(({ from }) => along(from) + left / 2),
  };
}

/** Spans that meet, as one; the lowest first. */
function islandsOf(spans: readonly PriceSpan[]): readonly PriceSpan[] {
  const islands: PriceSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.low - b.low)) {
    const last = islands.at(-1);
    if (last === undefined || span.low > last.high) islands.push(span);
    else islands[islands.length - 1] = { ...last, high: Math.max(last.high, span.high) };
  }
  return islands;
}
