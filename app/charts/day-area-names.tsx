import { kWh } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { SERIES } from './chart-patterns.tsx';
import type { Series } from './chart-patterns.tsx';
import { ChartText } from './chart-text.tsx';
import { placeAreaLabels } from './day-labels.ts';
import type { AreaLabel, LabelRoom } from './day-labels.ts';
import { ROW_PX, type Placing } from './free-place.ts';
import { KeyName } from './key-name.tsx';
import { seriesName } from './series-name.ts';
import { textWidthPx } from './text-size.ts';

const width = (text: string) => textWidthPx(text, { bold: true });

type AreaNamesProps = {
  sums: Readonly<Record<Series, number>>;
  locale: Locale;
  room: LabelRoom;
  texts: Placing;
};

/** The areas' names in the picture, a sliver's left out: it stands in the key beside it. */
export function areaNames({
  room,
  sums,
  locale,
  texts,
}: AreaNamesProps): readonly AreaWordsProps[] {
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

export function AreaWords({ series, place, isInside, name, sum }: AreaWordsProps) {
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

type AreaKeyProps = Pick<AreaNamesProps, 'sums' | 'locale'> & {
  named: readonly AreaLabel[];
  patternId: string;
  left: number;
  top: number;
};

const KEY_ROW_PX = 50;
/** Less than this is not seen in the picture. */
const LEAST_KWH = 0.05;

/** Beside the picture, the patterns whose names found no room in it. */
export function AreaKey({ sums, locale, named, patternId, left, top }: AreaKeyProps) {
  const isNamed = (series: Series) =>
    named.some((area) => area.series === series && area.place !== null);
  const missing = SERIES.filter((series) => sums[series] >= LEAST_KWH && !isNamed(series));
  return missing.map((series, index) => (
    <KeyName
      key={series}
      {...{ series, patternId }}
      name={seriesName(series, locale)}
      sum={kWh(sums[series], locale, 1)}
      x={left}
      y={top + 14 + index * KEY_ROW_PX}
    />
  ));
}
