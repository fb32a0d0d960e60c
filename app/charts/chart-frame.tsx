import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { LeftToBrowser } from '../ui/left-to-browser.ts';
import { ChartPatterns } from './chart-patterns.tsx';

export type ChartVariant = 'wide' | 'phone';

export type DrawChart = (size: {
  width: number;
  variant: ChartVariant;
  patternId: string;
}) => ReactNode;

export type ChartFrameProps = {
  /** The finding, a full sentence; also the picture's name. */
  title: string;
  subtitle?: ReactNode;
  /** Reports and other pages that say the finding themselves. */
  hideTitle?: boolean | undefined;
  aside?: ReactNode;
  /** Between heading and picture, such as a key on the phone. */
  above?: ReactNode;
  wideHeight: number;
  phoneHeight: number;
  draw: DrawChart;
  children?: ReactNode;
};

/** From this width of its own box a chart is drawn wide. */
export const WIDE_FROM_PX = 640;
/** A box in the middle of a change of layout can be narrower than its labels; that is no width to draw at. */
const NARROWEST_PX = 160;
const UNMEASURED = { wide: 932, phone: 358 } as const;

/** The width of a picture that is drawn for paper and will never be measured. */
export const DrawnWidth = createContext<number | null>(null);

/** Width of the box, null until it is known and while it isn't shown. */
export function useMeasuredWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(useContext(DrawnWidth));
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver((entries) => {
      const next = Math.round(entries[0]?.contentRect.width ?? 0);
      if (next >= NARROWEST_PX) setWidth(next);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

/**
 * Heading and picture. Until the box is measured both variants are in the document and CSS shows the one
 * that fits, in a box that already has its final height: nothing moves, and nothing needs JavaScript. Where a page
 * leaves that to the browser, the box stays empty until it is measured.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, subtitle, hideTitle, aside, above, wideHeight, phoneHeight, draw } = props;
  const id = useId();
  const { box, width } = useMeasuredWidth();
  const heights: CSSProperties & Record<'--wide-height' | '--phone-height', string> = {
    '--wide-height': `${wideHeight}px`,
    '--phone-height': `${phoneHeight}px`,
  };
  const unmeasured: readonly ChartVariant[] =
    useContext(LeftToBrowser) === null ? ['wide', 'phone'] : [];
  const variants =
    width === null ? unmeasured : ([width >= WIDE_FROM_PX ? 'wide' : 'phone'] as const);
  return (
    <figure className="@container/chart">
      {hideTitle && !aside ? null : (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          {hideTitle ? null : (
            <figcaption className="min-w-0 flex-1 basis-80">
              <h3 className="text-18 font-semibold text-balance text-blaek tablet:text-22">
                {title}
              </h3>
              {subtitle ? <p className="text-14 text-blaek-600">{subtitle}</p> : null}
            </figcaption>
          )}
          {aside}
        </div>
      )}
      {above}
      <div ref={box} className="chart-frame mt-4" style={heights}>
        {variants.map((variant) => {
          const drawn = width ?? UNMEASURED[variant];
          const height = variant === 'wide' ? wideHeight : phoneHeight;
          const patternId = `${id}${variant}`;
          return (
            <svg
              key={variant}
              role="img"
              aria-label={title}
              data-variant={width === null ? variant : undefined}
              viewBox={`0 0 ${drawn} ${height}`}
            >
              <ChartPatterns id={patternId} />
              {draw({ width: drawn, variant, patternId })}
            </svg>
          );
        })}
      </div>
      {props.children}
    </figure>
  );
}
