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
import { areaEdges, placeAreaLabels, placeOutside } from './day-labels.ts';
import type { AreaLabel, Box, LabelRoom } from './day-labels.ts';
import { PanelGrid } from './day-panel.tsx';
import type { DayPanel } from './day-panel.tsx';
import { seriesName } from './series-name.ts';

export type DayPowerProps = DayPanel & {
  samples: readonly DaySample[];
  sums: Readonly<Record<Series, number>>;
};

const BOLD_LETTER_PX = 7.1;
const LINE_PX = 20;

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
  const taken: Box[] = [];
  const place = (text: string, anchor: { x: number; y: number }, aim: number) => {
    const size = { w: width(text), h: LINE_PX };
    const box = placeOutside(
      room,
      { x: anchor.x + aim * (size.w / 2 + 14), y: anchor.y },
      size,
      taken,
    );
    if (box) taken.push(box);
    return { text, anchor, box };
  };
  const evening = samples.reduce((best, at) => (at.t > 15 && at.useKw > best.useKw ? at : best));
  const peak = samples.reduce((best, at) => (at.sunKw > best.sunKw ? at : best));
  const shoulder = samples.find((at) => at.t > peak.t && at.sunKw < peak.sunKw * 0.92) ?? peak;
  const isWide = variant === 'wide';
  const placeUse = () =>
    place(
      m.charts_day_house_used({ kwh: kWh(daySum(hours, 'useKw'), locale, 1) }, { locale }),
      { x: x(evening.t), y: y(evening.useKw) },
      0.25,
    );
  // The narrow picture has less room above the sun than above the evening.
  const sunAt = isWide ? shoulder : peak;
  const useFirst = isWide ? placeUse() : null;
  const sun = place(
    m.charts_day_sun_gave({ kwh: kWh(sunKwh, locale, 1) }, { locale }),
    { x: x(sunAt.t), y: y(sunAt.sunKw) },
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
          <AreaNames {...{ room, sums, locale, taken }} />
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

const width = (text: string) => text.length * BOLD_LETTER_PX;

type CurveWordsProps = {
  text: string;
  anchor: { x: number; y: number };
  box: Box | null;
  tone: 'tax' | 'main';
};

/** A curve's name, with a leader if it had to move away. */
function CurveWords({ text, anchor, box, tone }: CurveWordsProps) {
  if (!box) return null;
  const fromX = Math.min(box.x + box.w - 12, Math.max(box.x + 12, anchor.x));
  const isAway = anchor.y - box.y - box.h > 16;
  return (
    <g>
      {isAway ? (
        <line
          className="chart-leader"
          x1={fromX}
          y1={box.y + LINE_PX}
          x2={anchor.x}
          y2={anchor.y - 3}
        />
      ) : null}
      <ChartText x={box.x} y={box.y + 15} bold tone={tone}>
        {text}
      </ChartText>
    </g>
  );
}

type AreaNamesProps = Pick<DayPowerProps, 'sums' | 'locale'> & {
  room: LabelRoom;
  taken: readonly Box[];
};

function AreaNames({ room, sums, locale, taken }: AreaNamesProps) {
  const sumOf = (series: Series) => kWh(sums[series], locale, 1);
  const total = SERIES.reduce((sum, series) => sum + sums[series], 0);
  // A sliver has no room for a name; its figure is in the table.
  const wanted = SERIES.filter((series) => sums[series] > 0.02 * total).map((series) => {
    const name = seriesName(series, locale);
    return series === 'direct'
      ? { series, w: width(`${name} ${sumOf(series)}`), h: LINE_PX }
      : { series, w: width(name) + 12, h: 2 * LINE_PX + 4 };
  });
  return placeAreaLabels(room, wanted, taken).map((label) => (
    <AreaWords
      key={label.series}
      {...label}
      name={seriesName(label.series, locale)}
      sum={sumOf(label.series)}
    />
  ));
}

/** Where a leader leaves its text: at the side when it goes sideways or up, otherwise below. */
function leaderStart(box: Box, at: { x: number; y: number }): { x1: number; y1: number } {
  const isUnder = at.y > box.y + box.h;
  if (isUnder) return { x1: box.x + box.w / 2, y1: box.y + box.h };
  return { x1: at.x < box.x ? box.x - 2 : box.x + box.w + 2, y1: box.y + box.h / 2 };
}

type AreaWordsProps = AreaLabel & { name: string; sum: string };

function AreaWords({ series, at, box, isInside, name, sum }: AreaWordsProps) {
  if (!box) return null;
  const middle = box.x + box.w / 2;
  const isOneLine = series === 'direct';
  return (
    <g className={isOneLine && isInside ? 'chart-no-halo' : undefined}>
      {isInside && !isOneLine ? (
        <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="4" fill="#fff" />
      ) : null}
      {isInside ? null : (
        <g>
          <line className="chart-leader" {...leaderStart(box, at)} x2={at.x} y2={at.y} />
          <circle cx={at.x} cy={at.y} r="3" fill="var(--color-blaek)" stroke="#fff" />
        </g>
      )}
      <ChartText x={middle} y={box.y + (isOneLine ? 15 : 17)} anchor="middle" bold>
        {isOneLine ? `${name} ${sum}` : name}
      </ChartText>
      {isOneLine ? null : (
        <ChartText x={middle} y={box.y + 37} anchor="middle" tone="quiet">
          {sum}
        </ChartText>
      )}
    </g>
  );
}
