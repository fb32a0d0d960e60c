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
import { AreaKey, areaNames, AreaWords } from './day-area-names.tsx';
import { areaEdges, AROUND_PX, placeOutside } from './day-labels.ts';
import type { LabelRoom } from './day-labels.ts';
import { placing, ROW_PX, type Place, type Placing } from './free-place.ts';
import { PanelGrid } from './day-panel.tsx';
import type { DayPanel } from './day-panel.tsx';
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
  const { hours, samples, sums, x, y, left, right, locale, top, height, variant, patternId } =
    props;
  const room: LabelRoom = { samples, x, y, left, right, top: 4 };
  const sunKwh = daySum(hours, 'sunKw');
  const frame = { left, right, top: 0, bottom: top + height };
  const isWide = variant === 'wide';
  const evening = samples.reduce((best, at) => (at.t > 15 && at.useKw > best.useKw ? at : best));
  const peak = samples.reduce((best, at) => (at.sunKw > best.sunKw ? at : best));
  const shoulder = samples.find((at) => at.t > peak.t && at.sunKw < peak.sunKw * 0.92) ?? peak;
  const used = kWh(daySum(hours, 'useKw'), locale, 1);
  const useName: CurveName = {
    text: m.charts_day_house_used({ kwh: used }, { locale }),
    curve: 'useKw',
    first: evening,
    aim: 0.25,
  };
  const sunName: CurveName = {
    text: m.charts_day_sun_gave({ kwh: kWh(sunKwh, locale, 1) }, { locale }),
    curve: 'sunKw',
    first: isWide ? shoulder : peak,
    aim: isWide ? 1 : -0.4,
  };
  // The narrow picture has less room above the sun than above the evening.
  const curveNames = isWide ? [useName, sunName] : [sunName, useName];
  const placed = (isAreasFirst: boolean) => {
    const texts = placing({ frame, boxes: [], lines: [] }, AROUND_PX);
    const areas = () => (isWide ? areaNames({ room, sums, locale, texts }) : []);
    const before = isAreasFirst ? areas() : null;
    const names = curveNames.map((name) => ({
      ...name,
      place: placeCurveName(room, name, texts),
    }));
    return { names, areas: before ?? areas() };
  };
  // First what stands inside an area, or is led to one; a curve is long, and its name finds room. Where it finds none,
  // the areas give way: those beside them have a key.
  const areasFirst = placed(true);
  const isComplete = areasFirst.names.every(({ place }) => place !== null);
  const { names, areas } = isComplete ? areasFirst : placed(false);
  return (
    <g>
      {names.map(({ text, curve, place }) => (
        <CurveWords key={curve} {...{ text, place }} tone={curve === 'sunKw' ? 'tax' : 'main'} />
      ))}
      {isWide ? (
        <g>
          {areas.map((area) => (
            <AreaWords key={area.series} {...area} />
          ))}
          <AreaKey {...{ sums, locale, patternId, top }} left={right + 16} named={areas} />
          <StaysHere {...{ hours, sums, locale }} left={right + 16} bottom={top + height} />
        </g>
      ) : null}
    </g>
  );
}

type StaysHereProps = Pick<DayPowerProps, 'hours' | 'sums' | 'locale'> & {
  readonly left: number;
  readonly bottom: number;
};

/** How much of the day's sun the house keeps. */
function StaysHere({ hours, sums, locale, left, bottom }: StaysHereProps) {
  const sunKwh = Math.max(daySum(hours, 'sunKw'), 0.001);
  const share = percent((sums.direct + sums.toBattery) / sunKwh, locale);
  return (
    <>
      <ChartText x={left} y={bottom - 30} bold>
        {m.charts_day_sun_power({}, { locale })}
      </ChartText>
      <ChartText x={left} y={bottom - 10} tone="quiet">
        {m.charts_day_stays({ share }, { locale })}
      </ChartText>
    </>
  );
}

type CurveName = {
  readonly text: string;
  readonly curve: 'sunKw' | 'useKw';
  /** The moment it would best be named at, and how far aside [widths of the text]. */
  readonly first: DaySample;
  readonly aim: number;
};

/** Leaders end above their curve. */
const ABOVE_CURVE_PX = 3;

/** A place further along the curve is better than one with another name's leader through it. */
function placeCurveName(
  room: LabelRoom,
  { text, curve, first, aim }: CurveName,
  texts: Placing,
): Place | null {
  const size = { w: textWidthPx(text, { bold: true }), h: ROW_PX };
  const shiftX = aim * (size.w / 2 + 14);
  for (const demand of ['free', 'clear'] as const) {
    for (const at of alongCurve(room.samples, curve, first)) {
      const to: Point = [room.x(at.t), room.y(at[curve]) - ABOVE_CURVE_PX];
      const found = placeOutside(room, to, size, texts, { shiftX, demand });
      if (found !== null) return found;
    }
  }
  return null;
}

/** The moments a curve can be named at: the one given, then those nearest to it where the curve is the upper one. */
function alongCurve(
  samples: readonly DaySample[],
  curve: 'sunKw' | 'useKw',
  first: DaySample,
): readonly DaySample[] {
  const other = curve === 'sunKw' ? 'useKw' : 'sunKw';
  const upper = samples.filter((at) => Number.isInteger(at.t) && at[curve] > at[other]);
  return [first, ...upper.toSorted((a, b) => Math.abs(a.t - first.t) - Math.abs(b.t - first.t))];
}

type CurveWordsProps = { text: string; place: Place | null; tone: 'tax' | 'main' };

/** A curve's name, with a leader if it had to move away. */
function CurveWords({ text, place, tone }: CurveWordsProps) {
  if (place === null) return null;
  const { box, leader } = place;
  const [from, to] = leader;
  const isAway = to[1] - box.bottom > 16 - ABOVE_CURVE_PX;
  return (
    <g>
      {isAway ? (
        <line className="chart-leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      ) : null}
      <ChartText x={box.left} y={box.top + 15} bold tone={tone}>
        {text}
      </ChartText>
    </g>
  );
}
