import { area, line } from 'd3-shape';
import { m } from '../../messages/compiled/messages.js';
import { kWh, percent } from '../i18n/format.ts';
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

const BOLD_LETTER_PX = 7.5;
const LINE_PX = 20;

export function DayPower(props: DayPowerProps) {
  const { samples, sums, x, left, right, top, height, variant, locale, patternId } = props;
  const highest = Math.max(...samples.map(({ sunKw, useKw }) => Math.max(sunKw, useKw)), 0.5);
  const headroom = variant === 'wide' ? 1.12 : 1;
  const y = linearScale([0, highest * headroom], [top + height, top]);
  const curve = (pick: (sample: DaySample) => number) =>
    line<DaySample>(
      ({ t }) => x(t),
      (sample) => y(pick(sample)),
    )(samples) ?? '';
  const curves = [
    { key: 'sun', d: curve((at) => at.sunKw), color: 'var(--color-sol-700)', width: 2.25 },
    { key: 'use', d: curve((at) => at.useKw), color: 'var(--color-blaek)', width: 2.5 },
  ];
  return (
    <g>
      <PanelGrid {...{ left, right, locale, y }} ticks={roundTicks([0, highest], 4)} />
      <ChartText x={0} y={top - 22} tone="quiet">
        kW
      </ChartText>
      {SERIES.filter((series) => sums[series] >= 0.02).map((series) => (
        <path
          key={series}
          fill={fillOf(patternId, series)}
          d={
            area<DaySample>(
              ({ t }) => x(t),
              (at) => y(areaEdges(at, series)[0]),
              (at) => y(areaEdges(at, series)[1]),
            )(samples) ?? ''
          }
        />
      ))}
      {curves.map(({ key, d }) => (
        <path key={key} d={d} fill="none" stroke="#fff" strokeWidth="5" />
      ))}
      {curves.map(({ key, d, color, width }) => (
        <path key={key} d={d} fill="none" stroke={color} strokeWidth={width} />
      ))}
      <line className="chart-axis" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      {variant === 'wide' ? <PowerWords {...props} y={y} /> : <CurveKey {...props} />}
    </g>
  );
}

/** On the phone the curves are named over the plot; the areas stand in the key above. */
function CurveKey({ hours, top, right, left, locale }: DayPowerProps) {
  return (
    <g>
      <ChartText x={left + 6} y={top - 22} bold tone="tax">
        {m.charts_day_sun_gave({ kwh: kWh(daySum(hours, 'sunKw'), locale, 1) }, { locale })}
      </ChartText>
      <ChartText x={right} y={top - 22} anchor="end" bold>
        {m.charts_day_house_used({ kwh: kWh(daySum(hours, 'useKw'), locale, 1) }, { locale })}
      </ChartText>
    </g>
  );
}

function PowerWords(props: DayPowerProps & { y: (kw: number) => number }) {
  const { hours, samples, sums, x, y, left, right, locale, top, height } = props;
  const room: LabelRoom = { samples, x, y, left, right, top: 4 };
  const sunKwh = daySum(hours, 'sunKw');
  const sunText = m.charts_day_sun_gave({ kwh: kWh(sunKwh, locale, 1) }, { locale });
  const useKwh = kWh(daySum(hours, 'useKw'), locale, 1);
  const useText = m.charts_day_house_used({ kwh: useKwh }, { locale });

  const peak = samples.reduce((best, at) => (at.sunKw > best.sunKw ? at : best));
  const shoulder = samples.find((at) => at.t > peak.t && at.sunKw < peak.sunKw * 0.9) ?? peak;
  const evening = samples.reduce((best, at) => (at.t > 15 && at.useKw > best.useKw ? at : best));
  const width = (text: string) => text.length * BOLD_LETTER_PX;
  const taken: Box[] = [];
  const curveLabel = (text: string, nearX: number) => {
    const box = placeOutside(room, nearX, { w: width(text), h: LINE_PX }, taken);
    if (box) taken.push(box);
    return box;
  };
  const sunBox = curveLabel(sunText, x(shoulder.t) + width(sunText) / 2 + 16);
  const useBox = curveLabel(useText, x(evening.t) + 20);

  const wanted = SERIES.filter((series) => sums[series] >= 0.05).map((series) => ({
    series,
    w: width(seriesName(series, locale)) + 12,
    h: 2 * LINE_PX + 4,
  }));
  const labels = placeAreaLabels(room, wanted, taken);
  const kept = (sums.direct + sums.toBattery) / Math.max(sunKwh, 0.001);
  return (
    <g>
      {sunBox ? (
        <ChartText x={sunBox.x} y={sunBox.y + 15} bold tone="tax">
          {sunText}
        </ChartText>
      ) : null}
      {useBox ? (
        <g>
          <line
            className="chart-leader"
            x1={useBox.x + 24}
            y1={useBox.y + LINE_PX}
            x2={x(evening.t) + 4}
            y2={y(evening.useKw) - 2}
          />
          <ChartText x={useBox.x} y={useBox.y + 15} bold>
            {useText}
          </ChartText>
        </g>
      ) : null}
      {labels.map((label) => (
        <AreaWords
          key={label.series}
          {...label}
          name={seriesName(label.series, locale)}
          sum={kWh(sums[label.series], locale, 1)}
        />
      ))}
      <ChartText x={right + 16} y={top + height - 30} bold>
        {m.charts_day_sun_power({}, { locale })}
      </ChartText>
      <ChartText x={right + 16} y={top + height - 10} tone="quiet">
        {m.charts_day_stays({ share: percent(kept, locale) }, { locale })}
      </ChartText>
    </g>
  );
}

function AreaWords({
  series,
  at,
  box,
  isInside,
  name,
  sum,
}: AreaLabel & { name: string; sum: string }) {
  if (!box) return null;
  const middle = box.x + box.w / 2;
  return (
    <g>
      {isInside && series !== 'direct' ? (
        <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="4" fill="#fff" />
      ) : null}
      {isInside ? null : (
        <g>
          <line className="chart-leader" x1={middle} y1={box.y + box.h} x2={at.x} y2={at.y} />
          <circle cx={at.x} cy={at.y} r="3" fill="var(--color-blaek)" stroke="#fff" />
        </g>
      )}
      <g className={series === 'direct' && isInside ? 'chart-no-halo' : undefined}>
        <ChartText x={middle} y={box.y + 17} anchor="middle" bold>
          {name}
        </ChartText>
        <ChartText
          x={middle}
          y={box.y + 37}
          anchor="middle"
          tone={isInside && series === 'direct' ? 'main' : 'quiet'}
        >
          {sum}
        </ChartText>
      </g>
    </g>
  );
}
