import { barsPath } from '../../charts/chart-path.ts';
import type { PictureSize } from '../../charts/chart-picture.tsx';
import { linearScale } from '../../charts/chart-scale.ts';
import { ChartText } from '../../charts/chart-text.tsx';
import { monthTick } from '../../charts/month-text.ts';
import { textWidthPx } from '../../charts/text-size.ts';
import { ValueAxis } from '../../charts/value-axis.tsx';
import { decimal } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import type { ExampleFigures } from './example.ts';
import { monthBarNames, type BarNames } from './month-bar-names.ts';

const TICKS = 3;
const STEPS_KWH = [20, 50, 100, 200, 300, 400, 500, 800, 1000];

/** From the scale's figures to the columns. */
const SCALE_PX = 12;
const PLOT_PX = 192;
/** The names of a wide picture stand above the bars; a narrow one has a key. */
const TOP_PX = { wide: 56, phone: 12 } as const;
const UNDER_PX = 28;
const BAR_PX = 36;
const BAR_SHARE = { wide: 0.68, phone: 0.78 } as const;

export const MONTH_BARS_PX = {
  wide: TOP_PX.wide + PLOT_PX + UNDER_PX,
  phone: TOP_PX.phone + PLOT_PX + UNDER_PX,
} as const;

type MonthBarsProps = PictureSize & {
  readonly figures: ExampleFigures;
  readonly names: BarNames;
  readonly locale: Locale;
};

/** One column a month: what the house uses itself, and on it what is sold. */
export function MonthBars({ figures, names, locale, width, variant, patternId }: MonthBarsProps) {
  const { months } = figures;
  const step = stepFor(Math.max(...months.map(({ ownKwh, soldKwh }) => ownKwh + soldKwh)));
  const base = TOP_PX[variant] + PLOT_PX;
  const y = linearScale([0, step * TICKS], [base, TOP_PX[variant]]);
  const ticks = Array.from({ length: TICKS + 1 }, (_, tick) => tick * step);
  const left = SCALE_PX + textWidthPx(decimal(step * TICKS, locale));
  const stepPx = (width - left) / months.length;
  const barPx = Math.min(BAR_PX, stepPx * BAR_SHARE[variant]);
  const middle = (month: number) => left + stepPx * (month + 0.5);
  const bars = (from: (at: Month) => number, to: (at: Month) => number) =>
    barsPath(
      months
        .map((at, month) => ({
          x: middle(month) - barPx / 2,
          y: y(to(at)),
          height: y(from(at)) - y(to(at)),
        }))
        .filter(({ height }) => height >= 0.5),
      barPx,
    );
  const plot = {
    months,
    names,
    y,
    middle,
    barPx,
    frame: { left, right: width, top: 0, bottom: base },
  };
  const written = variant === 'wide' ? monthBarNames(plot) : [];
  return (
    <>
      <SoldPattern id={patternId} />
      <ValueAxis
        ticks={ticks}
        y={y}
        left={left}
        right={width}
        write={(kwh) => decimal(kwh, locale)}
      />
      <path d={bars(none, own)} fill="var(--color-gran-700)" />
      <path
        d={bars(own, all)}
        fill={`url(#${patternId}-striped)`}
        stroke="var(--color-lyng-600)"
        strokeWidth="1.5"
      />
      {written.map(({ name, sum, textX, textY, leader: [from, to] }) => (
        <g key={name}>
          <line className="chart-leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          <circle cx={to[0]} cy={to[1]} r="3" fill="var(--color-blaek)" stroke="#fff" />
          <ChartText x={textX} y={textY} bold>
            {name}
          </ChartText>
          <ChartText x={textX} y={textY + 20} tone="quiet">
            {sum}
          </ChartText>
        </g>
      ))}
      {months.map((_, month) => (
        <ChartText key={month} x={middle(month)} y={base + 20} anchor="middle" tone="quiet">
          {monthTick(month + 1, variant === 'wide', locale)}
        </ChartText>
      ))}
    </>
  );
}

/** Sold electricity is hatched, so that it differs by pattern and not by colour alone. */
export function SoldPattern({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-striped`}
        patternUnits="userSpaceOnUse"
        width="5"
        height="5"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill="#fff" />
        <rect width="1.2" height="5" fill="var(--color-lyng-600)" />
      </pattern>
    </defs>
  );
}

type Month = ExampleFigures['months'][number];

const none = () => 0;
const own = ({ ownKwh }: Month) => ownKwh;
const all = ({ ownKwh, soldKwh }: Month) => ownKwh + soldKwh;

/** The top of the scale: three even steps that contain the highest month. */
function stepFor(highestKwh: number): number {
  return STEPS_KWH.find((step) => step * TICKS >= highestKwh) ?? Math.ceil(highestKwh / TICKS);
}
