import { Fragment, type ReactNode } from 'react';

// The same pattern means the same thing in every chart, so none depends on colour alone.

export const SERIES = ['direct', 'toBattery', 'fromBattery', 'sold', 'bought'] as const;
export type Series = (typeof SERIES)[number];
export type Fill = Series | 'oneOff';
export const FILLS: readonly Fill[] = [...SERIES, 'oneOff'];

/** Fill of a series within the svg whose patterns carry this id. */
export function fillOf(id: string, fill: Fill): string {
  return fill === 'direct' ? 'var(--color-sol-400)' : `url(#${id}-${fill})`;
}

type Pattern = (id: string) => ReactNode;

const tile = { patternUnits: 'userSpaceOnUse', width: 8, height: 8 } as const;

const PATTERNS: Readonly<Record<Exclude<Fill, 'direct'>, Pattern>> = {
  toBattery: (id) => (
    <pattern id={id} {...tile} width={7} height={7} patternTransform="rotate(45)">
      <rect width="7" height="7" fill="#e3efe8" />
      <rect width="2" height="7" fill="var(--color-gran-500)" />
    </pattern>
  ),
  fromBattery: (id) => (
    <pattern id={id} {...tile} patternTransform="rotate(-45)">
      <rect width="8" height="8" fill="#bfd9cc" />
      <rect width="4" height="8" fill="var(--color-gran-500)" />
    </pattern>
  ),
  sold: (id) => (
    <pattern id={id} {...tile}>
      <rect width="8" height="8" fill="#f4eff7" />
      <circle cx="2" cy="2" r="1.45" fill="var(--color-lyng-600)" />
      <circle cx="6" cy="6" r="1.45" fill="var(--color-lyng-600)" />
    </pattern>
  ),
  bought: (id) => (
    <pattern id={id} {...tile} width={5} height={5}>
      <rect width="5" height="5" fill="#e6eff6" />
      <rect width="5" height="1.6" y="2" fill="var(--color-hav-600)" />
    </pattern>
  ),
  oneOff: (id) => (
    <pattern id={id} {...tile} width={6} height={6} patternTransform="rotate(45)">
      <rect width="6" height="6" fill="#fff" />
      <rect width="1.6" height="6" fill="var(--color-sten-500)" />
    </pattern>
  ),
};

/** The patterns of a picture's fills. */
export function ChartPatterns({ id, fills }: { id: string; fills: readonly Fill[] }) {
  const patterned = fills.filter((fill) => fill !== 'direct');
  if (patterned.length === 0) return null;
  return (
    <defs>
      {patterned.map((fill) => (
        <Fragment key={fill}>{PATTERNS[fill](`${id}-${fill}`)}</Fragment>
      ))}
    </defs>
  );
}
