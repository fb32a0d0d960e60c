import { yearsUnit } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartPicture } from './chart-picture.tsx';
import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { BandTrack, DotColumns, NeverBlock, type DotLook } from './course-dots.tsx';
import { dotPitch, dotStacks } from './dot-stacks.ts';

/** Years that are calculated; later is never. */
export const LAST_YEAR = 25;

type Band = {
  readonly low: number | null;
  readonly middle: number | null;
  readonly high: number | null;
};

export type PaybackDotsProps = {
  /** Shortest first; null: not within 25 years. */
  paybackYears: readonly (number | null)[];
  /** The whole year at which the scale starts. */
  fromYear: number;
  /** Year that the system starts in. */
  firstYear: number;
  /** Dots up to here are full. */
  limit: number;
  /** 80 of 100; left out in small pictures. */
  band?: Band | undefined;
  sunOnly?: Band | undefined;
  label: string;
  locale: Locale;
  height: number;
};

const SIZES = { wide: { mostPitch: 26 }, phone: { mostPitch: 16 } } as const;
/** Dots in a row of those that are never paid back, and the room before them. */
const ACROSS = 5;
const GAP_PX = 20;
const TICK_YEARS = 5;
const AXIS_PX = 50;
const BANDS_PX = 60;

/** A hundred futures of a payback, each a dot in its year. */
export function PaybackDots(props: PaybackDotsProps) {
  const { band, sunOnly, fromYear, height } = props;
  const whole = height + AXIS_PX + (band ? BANDS_PX : 0);
  return (
    <ChartPicture
      label={props.label}
      wideHeight={whole}
      phoneHeight={whole}
      fills={['oneOff']}
      draw={({ width, variant, patternId }) => {
        const never = props.paybackYears.filter((years) => years === null).length;
        const block = never > 0 ? Math.min(SIZES[variant].mostPitch * ACROSS, width * 0.22) : 0;
        const right = width - (never > 0 ? block + GAP_PX : 14);
        const x = linearScale([fromYear, LAST_YEAR], [8, right]);
        const track = [x(fromYear), right] as const;
        return (
          <>
            <Dots {...props} {...{ x, never, block, right }} mostPx={SIZES[variant].mostPitch} />
            <Years {...props} x={x} y={height} />
            {band && band.low !== null ? (
              <BandTrack y={height + AXIS_PX + 16} track={track} band={pixels(band, x)} />
            ) : null}
            {sunOnly && sunOnly.low !== null ? (
              <BandTrack
                y={height + AXIS_PX + 44}
                track={track}
                band={pixels(sunOnly, x)}
                pattern={patternId}
              />
            ) : null}
          </>
        );
      }}
    />
  );
}

type DotsProps = Pick<PaybackDotsProps, 'paybackYears' | 'fromYear' | 'limit' | 'height'> & {
  x: (years: number) => number;
  never: number;
  /** Room for those that are never paid back, and where the years end [px]. */
  block: number;
  right: number;
  mostPx: number;
};

function Dots({ paybackYears, fromYear, limit, height, x, ...at }: DotsProps) {
  const { never, block, right, mostPx } = at;
  const heightPx = height - 8;
  const stacks = dotStacks(
    paybackYears.filter((years) => years !== null),
    1,
  );
  const pitch = dotPitch(stacks, {
    columnPx: x(fromYear + 1) - x(fromYear),
    heightPx,
    mostPx,
  });
  return (
    <>
      <DotColumns
        stacks={stacks}
        xOf={({ from }) => x(Math.min(from, LAST_YEAR - 1) + 0.5)}
        bottom={height}
        pitch={pitch}
        lookOf={(years): DotLook => (years <= limit ? 'before' : 'after')}
      />
      <NeverBlock
        count={never}
        left={right + GAP_PX}
        bottom={height}
        pitch={Math.min(pitch, block / ACROSS, heightPx / Math.ceil(never / ACROSS))}
        across={ACROSS}
      />
      <line
        x1={x(limit)}
        x2={x(limit)}
        y1={0}
        y2={height}
        stroke="var(--color-sol-700)"
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
    </>
  );
}

function pixels({ low, middle, high }: Band, x: (years: number) => number) {
  const at = (years: number | null) => (years === null ? null : x(years));
  return { low: at(low) ?? 0, middle: at(middle), high: at(high) };
}

type YearsProps = Pick<PaybackDotsProps, 'fromYear' | 'firstYear' | 'locale'> & {
  x: (years: number) => number;
  y: number;
};

function Years({ x, y, fromYear, firstYear, locale }: YearsProps) {
  const first = Math.ceil((fromYear + 1) / TICK_YEARS) * TICK_YEARS;
  const ticks: number[] = [];
  for (let year = first; year <= LAST_YEAR; year += TICK_YEARS) ticks.push(year);
  return (
    <g>
      <line className="chart-axis" x1={x(fromYear)} x2={x(LAST_YEAR)} y1={y} y2={y} />
      {ticks.map((year) => (
        <g key={year}>
          <line className="chart-axis" x1={x(year)} x2={x(year)} y1={y} y2={y + 5} />
          <ChartText x={x(year)} y={y + 21} anchor="middle">
            {year === LAST_YEAR ? `${year} ${yearsUnit(locale)}` : year}
          </ChartText>
          <ChartText x={x(year)} y={y + 39} anchor="middle" tone="quiet">
            {firstYear + year}
          </ChartText>
        </g>
      ))}
    </g>
  );
}
