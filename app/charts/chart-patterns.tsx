// The same pattern means the same thing in every chart, so none depends on colour alone.

export const SERIES = ['direct', 'toBattery', 'fromBattery', 'sold', 'bought'] as const;
export type Series = (typeof SERIES)[number];
export type Fill = Series | 'oneOff';

/** Fill of a series within the svg whose patterns carry this id. */
export function fillOf(id: string, fill: Fill): string {
  return fill === 'direct' ? 'var(--color-sol-400)' : `url(#${id}-${fill})`;
}

export function ChartPatterns({ id }: { id: string }) {
  const tile = { patternUnits: 'userSpaceOnUse', width: 8, height: 8 } as const;
  return (
    <defs>
      <pattern id={`${id}-toBattery`} {...tile} width={7} height={7} patternTransform="rotate(45)">
        <rect width="7" height="7" fill="#e3efe8" />
        <rect width="2" height="7" fill="var(--color-gran-500)" />
      </pattern>
      <pattern id={`${id}-fromBattery`} {...tile} patternTransform="rotate(-45)">
        <rect width="8" height="8" fill="#bfd9cc" />
        <rect width="4" height="8" fill="var(--color-gran-500)" />
      </pattern>
      <pattern id={`${id}-sold`} {...tile}>
        <rect width="8" height="8" fill="#f4eff7" />
        <circle cx="2" cy="2" r="1.45" fill="var(--color-lyng-600)" />
        <circle cx="6" cy="6" r="1.45" fill="var(--color-lyng-600)" />
      </pattern>
      <pattern id={`${id}-bought`} {...tile} width={5} height={5}>
        <rect width="5" height="5" fill="#e6eff6" />
        <rect width="5" height="1.6" y="2" fill="var(--color-hav-600)" />
      </pattern>
      <pattern id={`${id}-oneOff`} {...tile} width={6} height={6} patternTransform="rotate(45)">
        <rect width="6" height="6" fill="#fff" />
        <rect width="1.6" height="6" fill="var(--color-sten-500)" />
      </pattern>
    </defs>
  );
}
