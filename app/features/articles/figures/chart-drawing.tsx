import { useId } from 'react';
import type { CSSProperties } from 'react';
import { useMeasuredWidth, WIDE_FROM_PX } from '../../../charts/chart-frame.tsx';
import type { ChartVariant, DrawChart } from '../../../charts/chart-frame.tsx';
import { ChartPatterns } from '../../../charts/chart-patterns.tsx';
import { PartPatterns } from './part-patterns.tsx';

export type ChartDrawingProps = {
  /** What the picture says, for who does not see it. */
  label: string;
  wideHeight: number;
  phoneHeight: number;
  draw: DrawChart;
};

/** A panel's inside on a wide page and on a phone of 390. */
const USUAL = { wide: 728, phone: 342 } as const;

/** A chart's picture alone: right without JavaScript at the usual widths, and drawn to its box at every other. */
export function ChartDrawing({ label, wideHeight, phoneHeight, draw }: ChartDrawingProps) {
  const id = useId();
  const { box, width } = useMeasuredWidth();
  const heights: CSSProperties & Record<'--wide-height' | '--phone-height', string> = {
    '--wide-height': `${wideHeight}px`,
    '--phone-height': `${phoneHeight}px`,
  };
  const variants: readonly ChartVariant[] =
    width === null ? ['wide', 'phone'] : [width >= WIDE_FROM_PX ? 'wide' : 'phone'];
  return (
    <div ref={box} className="chart-frame" style={heights}>
      {variants.map((variant) => {
        const drawn = width ?? USUAL[variant];
        const patternId = `${id}${variant}`;
        return (
          <svg
            key={variant}
            role="img"
            aria-label={label}
            data-variant={width === null ? variant : undefined}
            viewBox={`0 0 ${drawn} ${variant === 'wide' ? wideHeight : phoneHeight}`}
          >
            <ChartPatterns id={patternId} />
            <PartPatterns id={patternId} />
            {draw({ width: drawn, variant, patternId })}
          </svg>
        );
      })}
    </div>
  );
}
