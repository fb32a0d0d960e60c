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
