import type { ReactNode } from 'react';

export type ChartTextProps = {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end' | undefined;
  bold?: boolean | undefined;
  size?: 14 | 16 | 18 | undefined;
  tone?: 'main' | 'quiet' | 'tax' | 'grid' | 'brand' | undefined;
  children: ReactNode;
};

const TONES = {
  main: 'var(--color-blaek)',
  quiet: 'var(--color-blaek-600)',
  tax: 'var(--color-sol-700)',
  grid: 'var(--color-hav-600)',
  brand: 'var(--color-gran-700)',
} as const;

/** Text in a chart, with a halo in the background colour so that lines behind it don't disturb. */
export function ChartText(props: ChartTextProps) {
  const { x, y, anchor = 'start', bold, size = 14, tone = 'main', children } = props;
  return (
    <text
      className="chart-text"
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={bold ? 600 : 400}
      fill={TONES[tone]}
    >
      {children}
    </text>
  );
}
