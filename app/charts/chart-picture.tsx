import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { LeftToBrowser } from '../ui/left-to-browser.ts';
import { ChartPatterns, FILLS, type Fill } from './chart-patterns.tsx';

export type ChartVariant = 'wide' | 'phone';

export type PictureSize = {
  readonly width: number;
  readonly variant: ChartVariant;
  readonly patternId: string;
};

export type DrawChart = (size: PictureSize) => ReactNode;

export type ChartPictureProps = {
  /** The picture's text alternative. */
  label: string;
  wideHeight: number;
  phoneHeight: number;
  draw: DrawChart;
  /**
   * The box's usual width on a wide page and on a phone of 390, for browsers without JavaScript.
   */
  usualWidth?: Readonly<Record<ChartVariant, number>>;
  /** Of the patterns those that it uses: the others would be a third of a small chart. Omitted: all. */
  fills?: readonly Fill[] | undefined;
  /** Patterns in addition to those, under the same id. */
  patterns?: (id: string) => ReactNode;
};

/** From this width of its own box a chart is drawn wide. */
const WIDE_FROM_PX = 640;
/** During a layout change a box can be narrower than its labels; that is no width to draw at. */
const NARROWEST_PX = 160;
/** A picture is drawn for a text of this size, and grows with the reader's own. */
const REM_PX = 16;
/** No chart is drawn narrower, for want of room: on a phone it grows less than the text. */
const PHONE_PX = 324;
const IN_PAGE = { wide: 932, phone: 358 } as const;

/** The width of a picture that is drawn for paper, whatever its box measures. */
export const DrawnWidth = createContext<number | null>(null);

/** Width to draw at in the box, null until it is known and while it is hidden. */
export function useMeasuredWidth() {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useContext(DrawnWidth);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver((entries) => {
      const next = Math.round(entries[0]?.contentRect.width ?? 0);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / REM_PX;
      if (next >= NARROWEST_PX)
        setWidth(Math.max(Math.min(next, PHONE_PX), Math.round(next / rem)));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, width: drawn ?? width };
}

/**
 * A chart's picture. Until the box is measured, both variants are in the document and CSS shows the
 * one that fits, in a box that already has its final height: nothing shifts, and nothing needs
 * JavaScript. If a page leaves that to the browser, the box stays empty until it is measured.
 */
export function ChartPicture(props: ChartPictureProps) {
  const { fills = FILLS, patterns } = props;
  const { label, wideHeight, phoneHeight, draw, usualWidth = IN_PAGE } = props;
  const id = useId();
  const { box, width } = useMeasuredWidth();
  const heights: CSSProperties & Record<'--wide-height' | '--phone-height', string> = {
    '--wide-height': `${wideHeight / REM_PX}rem`,
    '--phone-height': `${phoneHeight / REM_PX}rem`,
  };
  const unmeasured: readonly ChartVariant[] =
    useContext(LeftToBrowser) === null ? ['wide', 'phone'] : [];
  const variants =
    width === null ? unmeasured : ([width >= WIDE_FROM_PX ? 'wide' : 'phone'] as const);
  return (
    <div ref={box} className="chart-frame" style={heights}>
      {variants.map((variant) => {
        const drawn = width ?? usualWidth[variant];
        const patternId = `${id}${variant}`;
        return (
          <svg
            key={variant}
            role="img"
            aria-label={label}
            data-variant={width === null ? variant : undefined}
            // Where the box is wider than the picture it stands under its heading.
            preserveAspectRatio="xMinYMid"
            viewBox={`0 0 ${drawn} ${variant === 'wide' ? wideHeight : phoneHeight}`}
          >
            <ChartPatterns id={patternId} fills={fills} />
            {patterns?.(patternId)}
            {draw({ width: drawn, variant, patternId })}
          </svg>
        );
      })}
    </div>
  );
}
