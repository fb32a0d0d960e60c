import { m } from '../../messages/compiled/messages.js';
import { kWh, percent } from '../../words/format.ts';
import { areaPath, linePath } from './chart-path.ts';
import type { Point } from './chart-path.ts';
import { SERIES, fillOf } from './chart-patterns.tsx';
import type { Series } from './chart-patterns.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { daySum } from './day-figures.ts';
import type { DaySample } from './day-figures.ts';
import { areaEdges, AROUND_PX, placeAreaLabels, placeOutside } from './day-labels.ts';
import type { AreaLabel, LabelRoom } from './day-labels.ts';
import { placing, ROW_PX, type Place, type Placing } from './free-place.ts';
import { PanelGrid } from './day-panel.tsx';
import type { DayPanel } from './day-panel.tsx';
import { seriesName } from './series-name.ts';
import { textWidthPx } from './text-size.ts';

export type DayPowerProps = DayPanel & {
  samples: readonly DaySample[];
  sums: Readonly<Record<Series, number>>;
};

export function DayPower(props: DayPowerProps) {
  const { samples, sums, x, left, right, top, height, locale, patternId } = props;
  const highest = Math.max(...samples.map(({ sunKw, useKw }) => Math.max(sunKw, useKw)), 0.5);
  const headroom = 1.12;
  const y = linearScale([0, highest * headroom], [top + height, top]);
  const points = (pick: (sample: DaySample) => number) =>
    samples.map((sample): Point => [x(sample.t), y(pick(sample))]);
  const curve = (pick: (sample: DaySample) => number) => linePath(points(pick));
  const curves = [
    { key: 'sun', d: curve((at) => at.sunKw), color: 'var(--color-sol-700)', width: 2.25 },
    { key: 'use', d: curve((at) => at.useKw), color: 'var(--color-blaek)', width: 2.5 },
  ];
  return (
    <g>
      <PanelGrid {...{ left, right, locale, y }} ticks={roundTicks([0, highest], 4)} />
      <ChartText x={0} y={16} tone="quiet">
        kW
      </ChartText>
      {SERIES.filter((series) => sums[series] >= 0.02).map((series) => (
        <path
          key={series}
          fill={fillOf(patternId, series)}
          d={areaPath(
            points((at) => areaEdges(at, series)[1]),
            points((at) => areaEdges(at, series)[0]),
          )}
        />
      ))}
      {curves.map(({ key, d }) => (
        <path key={key} d={d} fill="none" stroke="#fff" strokeWidth="5" />
      ))}
      {curves.map(({ key, d, color, width }) => (
        <path key={key} d={d} fill="none" stroke={color} strokeWidth={width} />
      ))}
      <line className="chart-axis" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      <PowerWords {...props} y={y} />
    </g>
  );
}

/**
 * The curves are labelled directly; on a wide picture so are the areas, on the phone they have a
 * key.
 */
function PowerWords(props: DayPowerProps & { y: (kw: number) => number }) {
  const { hours, samples, sums, x, y, left, right, locale, top, height, variant } = props;
  const room: LabelRoom = { samples, x, y, left, right, top: 4 };
  const sunKwh = daySum(hours, 'sunKw');
  const frame = { left, right, top: 0, bottom: top + height };
  const texts = placing({ frame, boxes: [], lines: [] }, AROUND_PX);
  const isWide = variant === 'wide';
  // First what stands inside an area, or is led to one; a curve is long, and its name finds room.
  const areas = isWide ? areaNames({ room, sums, locale, texts }) : [];
  const place = (text: string, to: Point, aim: number) => {
    const size = { w: width(text), h: ROW_PX };
    return { text, place: placeOutside(room, to, size, texts, aim * (size.w / 2 + 14)) };
  };
  const evening = samples.reduce((best, at) => (at.t > 15 && at.useKw > best.useKw ? at : best));
  const peak = samples.reduce((best, at) => (at.sunKw > best.sunKw ? at : best));
  const shoulder = samples.find((at) => at.t > peak.t && at.sunKw < peak.sunKw * 0.92) ?? peak;
  const placeUse = () =>
    place(
      m.charts_day_house_used({ kwh: kWh(daySum(hours, 'useKw'), locale, 1) }, { locale }),
      [x(evening.t), y(evening.useKw)],
      0.25,
    );
  // The narrow picture has less room above the sun than above the evening.
  const sunAt = isWide ? shoulder : peak;
  const useFirst = isWide ? placeUse() : null;
  const sun = place(
    m.charts_day_sun_gave({ kwh: kWh(sunKwh, locale, 1) }, { locale }),
    [x(sunAt.t), y(sunAt.sunKw)],
    isWide ? 1 : -0.4,
  );
  const use = useFirst ?? placeUse();
  const kept = (sums.direct + sums.toBattery) / Math.max(sunKwh, 0.001);
  return (
    <g>
      <CurveWords {...sun} tone="tax" />
      <CurveWords {...use} tone="main" />
      {isWide ? (
        <g>
          {areas.map((area) => (
            <AreaWords key={area.series} {...area} />
          ))}
          <ChartText x={right + 16} y={top + height - 30} bold>
            {m.charts_day_sun_power({}, { locale })}
          </ChartText>
          <ChartText x={right + 16} y={top + height - 10} tone="quiet">
            {m.charts_day_stays({ share: percent(kept, locale) }, { locale })}
          </ChartText>
        </g>
      ) : null}
    </g>
  );
}

const width = (text: string) => textWidthPx(text, { bold: true });

type CurveWordsProps = { text: string; place: Place | null; tone: 'tax' | 'main' };

/** A curve's name, with a leader if it had to move away. */
function CurveWords({ text, place, tone }: CurveWordsProps) {
  if (place === null) return null;
  const { box, leader } = place;
  const [from, to] = leader;
  const isAway = to[1] - box.bottom > 16;
  return (
    <g>
      {isAway ? (
        <line className="chart-leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1] - 3} />
      ) : null}
      <ChartText x={box.left} y={box.top + 15} bold tone={tone}>
        {text}
      </ChartText>
    </g>
  );
}

type AreaNamesProps = Pick<DayPowerProps, 'sums' | 'locale'> & {
  room: LabelRoom;
  texts: Placing;
};

/** The areas' names, a sliver's left out: it has no room, and its figure is in the table. */
function areaNames({ room, sums, locale, texts }: AreaNamesProps): readonly AreaWordsProps[] {
  const sumOf = (series: Series) => kWh(sums[series], locale, 1);
  const total = SERIES.reduce((sum, series) => sum + sums[series], 0);
  const wanted = SERIES.filter((series) => sums[series] > 0.02 * total).map((series) => {
    const name = seriesName(series, locale);
    return series === 'direct'
      ? { series, w: width(`${name} ${sumOf(series)}`), h: ROW_PX }
      : { series, w: width(name) + 12, h: 2 * ROW_PX + 4 };
  });
  return placeAreaLabels(room, wanted, texts).map((label) => ({
    ...label,
    name: seriesName(label.series, locale),
    sum: sumOf(label.series),
  }));
}

type AreaWordsProps = AreaLabel & { name: string; sum: string };

function AreaWords({ series, place, isInside, name, sum }: AreaWordsProps) {
  if (place === null) return null;
  const { box, leader } = place;
  const [[fromX, fromY], [toX, toY]] = leader;
  const middle = (box.left + box.right) / 2;
  const isOneLine = series === 'direct';
  return (
    <g className={isOneLine && isInside ? 'chart-no-halo' : undefined}>
      {isInside && !isOneLine ? (
        <rect
          x={box.left}
          y={box.top}
          width={box.right - box.left}
          height={box.bottom - box.top}
          rx="4"
          fill="#fff"
        />
      ) : null}
      {isInside ? null : (
        <g>
          <line className="chart-leader" x1={fromX} y1={fromY} x2={toX} y2={toY} />
          <circle cx={toX} cy={toY} r="3" fill="var(--color-blaek)" stroke="#fff" />
        </g>
      )}
      <ChartText x={middle} y={box.top + (isOneLine ? 15 : 17)} anchor="middle" bold>
        {isOneLine ? `${name} ${sum}` : name}
      </ChartText>
      {isOneLine ? null : (
        <ChartText x={middle} y={box.top + 37} anchor="middle" tone="quiet">
          {sum}
        </ChartText>
      )}
    </g>
  );
}
