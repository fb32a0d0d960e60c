import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartPicture } from './chart-picture.tsx';
import { linearScale, roundTicks, type Range } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { BandTrack, DotColumns } from './course-dots.tsx';
import { binWidthFor, dotPitch, dotStacks } from './dot-stacks.ts';

export type SavingDotsProps = {
  /** Smallest first [DKK/yr]. */
  savingDkk: readonly number[];
  band: { readonly low: number; readonly middle: number; readonly high: number };
  label: string;
  locale: Locale;
};

const HEIGHT_PX = 200;
const SIZES = {
  wide: { mostPitch: 20, columnPx: 22 },
  phone: { mostPitch: 15, columnPx: 15 },
} as const;
/** A tick's figure and the room beside it. */
const TICK_PX = 76;

/** A hundred futures of a yearly saving, each a dot. */
export function SavingDots({ savingDkk, band, label, locale }: SavingDotsProps) {
  return (
    <ChartPicture
      label={label}
      wideHeight={HEIGHT_PX + 64}
      phoneHeight={HEIGHT_PX + 64}
      fills={[]}
      draw={({ width, variant }) => {
        const { mostPitch, columnPx } = SIZES[variant];
        const ends: Range = [savingDkk[0]!, savingDkk.at(-1)!];
        const bin = binWidthFor(ends, Math.floor((width - 60) / columnPx));
        const domain: Range = [
          Math.floor(ends[0] / bin) * bin,
          (Math.floor(ends[1] / bin) + 1) * bin,
        ];
        const x = linearScale(domain, [30, width - 30]);
        const stacks = dotStacks(savingDkk, bin);
        const pitch = dotPitch(stacks, {
          columnPx: x(domain[0] + bin) - x(domain[0]),
          heightPx: HEIGHT_PX - 8,
          mostPx: mostPitch,
        });
        return (
          <>
            <DotColumns
              stacks={stacks}
              xOf={({ from }) => x(from + bin / 2)}
              bottom={HEIGHT_PX}
              pitch={pitch}
              lookOf={() => 'before'}
            />
            <line className="chart-axis" x1={30} x2={width - 30} y1={HEIGHT_PX} y2={HEIGHT_PX} />
            {roundTicks(domain, Math.max(2, Math.floor((width - 60) / TICK_PX))).map((tick) => (
              <g key={tick}>
                <line
                  className="chart-axis"
                  x1={x(tick)}
                  x2={x(tick)}
                  y1={HEIGHT_PX}
                  y2={HEIGHT_PX + 5}
                />
                <ChartText x={x(tick)} y={HEIGHT_PX + 21} anchor="middle">
                  {decimal(tick, locale)}
                </ChartText>
              </g>
            ))}
            <BandTrack
              y={HEIGHT_PX + 46}
              track={[30, width - 30]}
              band={{ low: x(band.low), middle: x(band.middle), high: x(band.high) }}
            />
          </>
        );
      }}
    />
  );
}
