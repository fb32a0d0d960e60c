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
import { ownPlace, placing, ROW_PX, textBox, type Box, type Place } from './free-place.ts';
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
  const frame = { left, right, top: top - 16 - ROW_PX, bottom: top + height };
  const titleBox = textBox(0, top - 16, textWidthPx(title, { bold: true }) + 12);
  const texts = placing({ frame, boxes: [titleBox], lines: [curve] });
  const moments: readonly Moment[] = [
    ...(fullAt === null
      ? []
      : [
          {
            words: m.charts_day_full({ time: clock(fullAt, locale) }, { locale }),
            at: [x(fullAt), y(usableKwh)] as const,
          },
        ]),
    ...(emptyAt === null
      ? []
      : [
          {
            words: m.charts_day_empty({ time: clock(emptyAt, locale) }, { locale }),
            at: [x(emptyAt), y(0)] as const,
          },
        ]),
  ];
  const marks = moments
    .map((moment) => texts.place(momentPlaces(moment, frame)))
    .filter((mark) => mark !== null);
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
      {marks.map((mark) => (
        <MomentMark key={mark.words} {...mark} />
      ))}
    </g>
  );
}

type Moment = { readonly words: string; readonly at: Point };
type MomentMarkProps = Moment & Place & { readonly textX: number; readonly textY: number };

/** From the tick's lower end to the text's baseline, and a row higher. */
const RISES_PX = [16, 16 + ROW_PX];
const SHIFTS_PX = [0, 20, 40, 60, 80].flatMap((shift) => [-shift, shift]);

/** Above its moment; aside where the panel ends or another text stands. */
function momentPlaces({ words, at }: Moment, { left, right }: Box): readonly MomentMarkProps[] {
  const width = textWidthPx(words, { bold: true });
  return RISES_PX.flatMap((rise) =>
    SHIFTS_PX.map((shift): MomentMarkProps => {
      const wanted = at[0] + shift - width / 2;
      const textX = Math.min(right - width, Math.max(left, wanted));
      const textY = at[1] - rise;
      return { words, at, textX, textY, ...ownPlace(textBox(textX, textY, width)) };
    }),
  );
}

/** A tick where it happens, and what happens. */
function MomentMark({ words, at: [x, y], textX, textY }: MomentMarkProps) {
  return (
    <g>
      <line className="chart-axis" x1={x} x2={x} y1={y - 12} y2={y} />
      <ChartText x={textX} y={textY} bold>
        {words}
      </ChartText>
    </g>
  );
}
