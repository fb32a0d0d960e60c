import { m } from '../../messages/compiled/messages.js';
import type { EnergyMonth } from '../../engine/estimate-figures.ts';
import { decimal, kWh } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf, SERIES } from './chart-patterns.tsx';
import type { Series } from './chart-patterns.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { ValueAxis } from './value-axis.tsx';
import { freestMonths, monthTower, yearSum } from './month-figures.ts';
import type { MonthTower } from './month-figures.ts';
import { NAME_ROW_PX, roomForNames, type NamesRoom } from './month-labels.ts';
import { columnPx } from './month-column.ts';
import { MonthNames } from './month-names.tsx';
import { monthsTitle, monthTick } from './month-text.ts';
import { SeriesKey } from './series-key.tsx';
import { seriesName } from './series-name.ts';
import { textWidthPx } from './text-size.ts';

export type MonthsChartProps = {
  /** 12 months. */
  months: readonly EnergyMonth[];
  /** Which system the figures are for, after the subtitle: "Scenarie A, uden batteri." */
  note?: string | undefined;
  locale: Locale;
  hideTitle?: boolean | undefined;
  /** Height reserved for the towers, where the wide picture's is too much [px]. */
  plotPx?: number | undefined;
};

const LAYOUTS = {
  wide: { left: 38, right: 150, top: 30, plot: 352 },
  phone: { left: 36, right: 4, top: 26, plot: 250 },
} as const;
const TOWER_SHARE = 0.37;
/** Narrower than this there is no room for two totals a month. */
const BOTH_TOTALS_FROM_PX = 900;

/** What the sun gave and what the house used, month by month. */
export function MonthsChart(props: MonthsChartProps) {
  const { months, note, locale, hideTitle, plotPx = LAYOUTS.wide.plot } = props;
  const towers = months.map(monthTower);
  const shown = shownSums(months);
  const subtitle = m.charts_months_subtitle({}, { locale });
  const write = (kwh: number) => decimal(kwh, locale);
  return (
    <ChartFrame
      title={monthsTitle(months, locale)}
      subtitle={note ? `${subtitle} ${note}` : subtitle}
      hideTitle={hideTitle}
      wideHeight={plotPx + 68}
      phoneHeight={310}
      fills={SERIES}
      above={<SeriesKey items={keyOf(shown, locale)} />}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const plot = variant === 'wide' ? plotPx : at.plot;
        const base = at.top + plot;
        const isWide = variant === 'wide';
        const to = width - (isWide ? Math.max(at.right, columnPx(shown, locale)) : at.right);
        const namesFrom = (x: number) => roomForNames(shown, (to - x) / 12, locale);
        const tallest = isWide ? withRoomFor(namesFrom(at.left), towers, plot) : topOf(towers);
        const ticks = roundTicks([0, tallest], isWide ? 5 : 4);
        const from = Math.max(at.left, scalePx(ticks, locale));
        const step = (to - from) / 12;
        const names = namesFrom(from);
        const y = linearScale([0, tallest], [base, at.top]);
        const left = (index: number) => from + step * index + step * (0.5 - TOWER_SHARE);
        const scale = { y, width: step * TOWER_SHARE, patternId };
        return (
          <>
            <ValueAxis {...{ ticks, y, write }} left={from} right={to} />
            {towers.map((tower, index) => (
              <Tower key={index} tower={tower} x={left(index)} {...scale} />
            ))}
            <line className="chart-axis" x1={from} x2={to} y1={base} y2={base} />
            {isWide ? (
              <MonthNames
                {...{ towers, y, locale, left, names, patternId }}
                frame={{ left: from, right: to + 10, top: 0, bottom: base }}
                top={at.top}
                sums={shown}
                towerWidth={scale.width}
                hasBoth={width >= BOTH_TOTALS_FROM_PX}
              />
            ) : null}
            {towers.map((_, index) => (
              <ChartText key={index} x={left(index) + scale.width} y={base + 22} anchor="middle">
                {monthTick(index + 1, variant === 'wide', locale)}
              </ChartText>
            ))}
          </>
        );
      }}
    />
  );
}

/** The total of each part over the year [kWh], without those that are zero. */
function shownSums(months: readonly EnergyMonth[]) {
  const sums = [
    { series: 'direct', kwh: yearSum(months, 'directKwh') },
    { series: 'toBattery', kwh: yearSum(months, 'batteryInKwh') },
    { series: 'fromBattery', kwh: yearSum(months, 'batteryOutKwh') },
    { series: 'sold', kwh: yearSum(months, 'exportedKwh') },
    { series: 'bought', kwh: yearSum(months, 'importedKwh') },
  ] as const;
  return sums.filter(({ kwh }) => kwh >= 1);
}

function keyOf(shown: ReturnType<typeof shownSums>, locale: Locale) {
  return shown.map(({ series, kwh }) => ({
    series,
    name: seriesName(series, locale),
    sum: kWh(kwh, locale),
  }));
}

/** The highest of the towers, never zero [kWh]. */
function topOf(towers: readonly MonthTower[]): number {
  return Math.max(...towers.flatMap((tower) => [tower.sunKwh, tower.useKwh]), 1);
}

/** Room that the scale's figures need, and the gap to the towers. */
function scalePx(ticks: readonly number[], locale: Locale): number {
  return textWidthPx(decimal(Math.max(...ticks), locale)) + 10;
}

/** Top of the axis [kWh], so that the names have room above the towers where these are lowest. */
function withRoomFor(
  { months, count }: NamesRoom,
  towers: readonly MonthTower[],
  plotPx: number,
): number {
  const start = freestMonths(towers, months);
  // Every tower has its total.
  const neededPx = count * NAME_ROW_PX + 18;
  const zoneTop = topOf(towers.slice(start, start + months));
  return Math.max(topOf(towers), (zoneTop * plotPx) / (plotPx - neededPx));
}

type TowerProps = {
  tower: MonthTower;
  x: number;
  y: (kwh: number) => number;
  width: number;
  patternId: string;
};

function Tower({ tower, x, y, width, patternId }: TowerProps) {
  const block = (
    key: string,
    series: Series,
    left: number,
    wide: number,
    from: number,
    to: number,
  ) =>
    to - from < 0.5 ? null : (
      <rect
        key={key}
        x={left}
        y={y(to)}
        width={wide}
        height={y(from) - y(to)}
        fill={fillOf(patternId, series)}
        stroke="var(--color-blaek)"
      />
    );
  const stack = (parts: MonthTower['left'] | MonthTower['right'], left: number) => {
    let from = tower.direct;
    return parts.map(({ series, kwh }) => {
      const drawn = block(series, series, left, width, from, from + kwh);
      from += kwh;
      return drawn;
    });
  };
  return (
    <g>
      {stack(tower.left, x)}
      {stack(tower.right, x + width)}
      {block('direct', 'direct', x, 2 * width, 0, tower.direct)}
    </g>
  );
}
