import type { ReactNode } from 'react';
import { fillOf } from './chart-patterns.tsx';
import type { Range } from './chart-scale.ts';
import type { DotStack } from './dot-stacks.ts';

export type DotLook = 'before' | 'after' | 'never';

const LOOKS = {
  before: { fill: 'var(--color-sol-400)', stroke: 'var(--color-blaek)' },
  after: { fill: '#fff', stroke: 'var(--color-blaek)' },
  never: { fill: 'var(--color-kalk-100)', stroke: 'var(--color-sten-500)' },
} as const;

type DotProps = { x: number; y: number; radius: number; look: DotLook };

/** Full, empty or crossed out: told apart without colour. */
function Dot({ x, y, radius, look }: DotProps) {
  const cross = radius * 0.45;
  return (
    <>
      <circle className="course-dot" cx={x} cy={y} r={radius} strokeWidth={1.1} {...LOOKS[look]} />
      {look === 'never' ? (
        <path
          d={`M${x - cross} ${y - cross}l${2 * cross} ${2 * cross}m0 ${-2 * cross}l${-2 * cross} ${2 * cross}`}
          stroke="var(--color-blaek-600)"
        />
      ) : null}
    </>
  );
}

export type DotColumnsProps = {
  stacks: readonly DotStack[];
  /** The middle of a stack's column [px]. */
  xOf: (stack: DotStack) => number;
  bottom: number;
  pitch: number;
  lookOf: (value: number) => DotLook;
};

/** Each dot is one in a hundred; it keeps its rank among them, so that it moves when its figure does. */
export function DotColumns({ stacks, xOf, bottom, pitch, lookOf }: DotColumnsProps) {
  const placed = stacks.flatMap((stack) =>
    stack.values.map((value, index) => ({ value, index, x: xOf(stack) })),
  );
  return placed.map(({ value, index, x }, rank) => (
    <Dot
      key={rank} // eslint-disable-line react/no-array-index-key
      x={x}
      y={bottom - (index + 0.5) * pitch}
      radius={pitch / 2 - 1}
      look={lookOf(value)}
    />
  ));
}

export type NeverBlockProps = {
  count: number;
  left: number;
  bottom: number;
  pitch: number;
  across: number;
};

/** What is not paid back in 25 years stands apart, in rows. */
export function NeverBlock({ count, left, bottom, pitch, across }: NeverBlockProps) {
  return Array.from({ length: count }, (_, index) => (
    <Dot
      key={index} // eslint-disable-line react/no-array-index-key
      x={left + ((index % across) + 0.5) * pitch}
      y={bottom - (Math.floor(index / across) + 0.5) * pitch}
      radius={pitch / 2 - 1}
      look="never"
    />
  ));
}

export type BandTrackProps = {
  y: number;
  track: Range;
  /** Ends and middle [px]; null: beyond the track. */
  band: { readonly low: number; readonly middle: number | null; readonly high: number | null };
  /** Hatched and thin: only one of the causes. */
  pattern?: string | undefined;
};

/** A band under the dots, on the dots' own scale. */
export function BandTrack({ y, track, band, pattern }: BandTrackProps): ReactNode {
  const half = pattern === undefined ? 7 : 4;
  const high = band.high ?? track[1];
  return (
    <>
      <line
        x1={track[0]}
        x2={track[1]}
        y1={y}
        y2={y}
        stroke="var(--color-hairline)"
        strokeWidth={2}
      />
      <rect
        x={band.low}
        y={y - half}
        width={Math.max(3, high - band.low)}
        height={2 * half}
        stroke="var(--color-blaek)"
        fill={pattern === undefined ? 'var(--color-sol-400)' : fillOf(pattern, 'oneOff')}
      />
      {pattern === undefined ? (
        <circle
          cx={band.middle ?? track[1]}
          cy={y}
          r={6}
          fill="#fff"
          stroke="var(--color-blaek)"
          strokeWidth={2}
        />
      ) : null}
    </>
  );
}
