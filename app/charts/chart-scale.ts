// A linear scale takes two lines of arithmetic; a library's costs the visitor 9 kB.

export type Range = readonly [number, number];

/**
 * Maps a domain linearly onto pixels, to a hundredth of a pixel: more digits would only be bytes.
 */
export function linearScale(domain: Range, range: Range): (value: number) => number {
  const factor = (range[1] - range[0]) / (domain[1] - domain[0]);
  return (value) => Math.round((range[0] + (value - domain[0]) * factor) * 100) / 100;
}

/** Whole multiples of 1, 2, 2.5 or 5 · 10ⁿ within the domain, about `count` of them. */
export function roundTicks(domain: Range, count: number): readonly number[] {
  const rough = (domain[1] - domain[0]) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.9) ?? 10);
  const ticks: number[] = [];
  for (let at = Math.ceil(domain[0] / step); at * step <= domain[1] + step * 1e-9; at++) {
    ticks.push(Number((at * step).toPrecision(12)));
  }
  return ticks;
}

export type Placed<T> = { readonly y: number; readonly item: T };

/**
 * Moves labels at least `gap` apart within the limits, keeping their order and staying close to
 * their place.
 */
export function pushApart<T>(
  labels: readonly Placed<T>[],
  gap: number,
  limits: Range,
): readonly Placed<T>[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y).map((label) => ({ ...label }));
  for (let round = 0; round < 40; round++) {
    sorted.forEach((label, index) => {
      const before = sorted[index - 1];
      const overlap = before ? gap - (label.y - before.y) : 0;
      if (before && overlap > 0) {
        before.y -= overlap / 2;
        label.y += overlap / 2;
      }
    });
  }
  const first = sorted[0];
  if (first) first.y = Math.max(first.y, limits[0]);
  sorted.forEach((label, index) => {
    const before = sorted[index - 1];
    if (before) label.y = Math.max(label.y, before.y + gap);
  });
  let room = limits[1];
  for (const label of sorted.toReversed()) {
    label.y = Math.min(label.y, room);
    room = label.y - gap;
  }
  return sorted;
}
