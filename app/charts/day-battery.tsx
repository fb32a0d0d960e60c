import { m } from '../../messages/compiled/messages.js';
import { clock, shortDecimal } from '../../words/format.ts';
import { areaPath, linePath } from './chart-path.ts';
import type { Point } from './chart-path.ts';
import { fillOf } from './chart-patterns.tsx';
import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { ValueAxis } from './value-axis.tsx';
import { batteryMoments } from './day-figures.ts';
import type { DayPanel } from './day-panel.tsx';
import { smoothAt } from './smooth-curve.ts';
import { textWidthPx } from './text-size.ts';

export type BatteryPanelProps = DayPanel & { usableKwh: number };

const STEPS_PER_HOUR = 4;

/** What the battery holds through the day. */
export function BatteryPanel(props: BatteryPanelProps) {
  const { hours, usableKwh, x, left, right, top, height, locale, patternId } = props;
  const first = hours[0];
  const y = linearScale([0, usableKwh], [top + height, top]);
  // The charge at midnight is the first hour's, minus what went in and out in that hour.
  const atMidnight = first ? first.batteryKwh - first.toBatteryKw + first.fromBatteryKw : 0;
  const contents = [atMidnight, ...hours.map((hour) => hour.batteryKwh)];
  const curve = Array.from({ length: hours.length * STEPS_PER_HOUR + 1 }, (_, step): Point => {
    const t = step / STEPS_PER_HOUR;
    return [x(t), y(Math.min(usableKwh, Math.max(0, smoothAt(contents, t))))];
  });
  const ground = curve.map(([at]): Point => [at, y(0)]);
  const title = m.charts_day_battery_content({}, { locale });
  const { fullAt, emptyAt } = batteryMoments(hours, usableKwh);
  return (
    <g>
      <ChartText x={0} y={top - 16} bold>
        {title}
      </ChartText>
      <ValueAxis
        ticks={[0, usableKwh]}
        {...{ left, right, y }}
        write={(kwh) => shortDecimal(kwh, locale, 1)}
      />
      <path d={areaPath(curve, ground)} fill={fillOf(patternId, 'toBattery')} />
      <path d={linePath(curve)} fill="none" stroke="var(--color-gran-500)" strokeWidth="2" />
      <line className="chart-axis" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      {fullAt === null ? null : (
        <MomentMark
          x={x(fullAt)}
          y={y(usableKwh)}
          from={textWidthPx(title, { bold: true }) + 12}
          to={right}
        >
          {m.charts_day_full({ time: clock(fullAt, locale) }, { locale })}
        </MomentMark>
      )}
      {emptyAt === null ? null : (
        <MomentMark x={x(emptyAt)} y={y(0)} from={left} to={right}>
          {m.charts_day_empty({ time: clock(emptyAt, locale) }, { locale })}
        </MomentMark>
      )}
    </g>
  );
}

type MomentMarkProps = { x: number; y: number; from: number; to: number; children: string };

/** A tick where it happens; its text stays between the limits. */
function MomentMark({ x, y, from, to, children }: MomentMarkProps) {
  const half = textWidthPx(children, { bold: true }) / 2;
  return (
    <g>
      <line className="chart-axis" x1={x} x2={x} y1={y - 12} y2={y} />
      <ChartText x={Math.min(to - half, Math.max(from + half, x))} y={y - 16} anchor="middle" bold>
        {children}
      </ChartText>
    </g>
  );
}
