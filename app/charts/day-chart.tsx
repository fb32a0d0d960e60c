import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { kWh } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartVariant } from './chart-picture.tsx';
import { SERIES } from './chart-patterns.tsx';
import { linearScale } from './chart-scale.ts';
import { BatteryPanel } from './day-battery.tsx';
import { daySamples } from './day-figures.ts';
import type { DayHour } from '../../engine/day-hour.ts';
import { DayPower } from './day-power.tsx';
import { DayPrice } from './day-price.tsx';
import { seriesSums } from './day-sums.ts';
import { dayTitle, hourReading } from './day-text.ts';
import { HourAxis } from './hour-axis.tsx';
import { SeriesKey } from './series-key.tsx';
import { seriesName } from './series-name.ts';

export type DayChartProps = {
  /** 24 hours in Danish local time. */
  hours: readonly DayHour[];
  /** Usable capacity [kWh]; 0 for none, which removes its panel. */
  batteryUsableKwh: number;
  /** Which day it is, e.g. "En solrig hverdag i marts. Scenarie B, 10 kWh batteri." */
  note?: string | undefined;
  locale: Locale;
  hideTitle?: boolean | undefined;
  /** Beside the title: the choice of season. */
  aside?: ReactNode;
  /** Lower, and without the price: for a sheet that has to fit more than this. */
  isBrief?: boolean | undefined;
};

const LAYOUTS = {
  wide: { left: 34, right: 150, top: 40, power: 320, gap: 48, battery: 84, price: 104 },
  phone: { left: 30, right: 4, top: 60, power: 220, gap: 44, battery: 60, price: 76 },
} as const;
const AXIS_PX = 32;
const BRIEF_POWER_PX = 205;

/** Where the panels are, top to bottom, and where the last of them ends [px]. */
function panelRows(variant: ChartVariant, hasBattery: boolean, isBrief: boolean) {
  const at = LAYOUTS[variant];
  const power = isBrief ? BRIEF_POWER_PX : at.power;
  const batteryTop = at.top + power + at.gap;
  const priceTop = hasBattery ? batteryTop + at.battery + at.gap : batteryTop;
  const end = isBrief ? priceTop - at.gap : priceTop + at.price;
  return { power, batteryTop, priceTop, end };
}

/** A day hour by hour: sun and use, where the energy goes, the battery, and the price. */
export function DayChart(props: DayChartProps) {
  const { hours, batteryUsableKwh, note, locale, hideTitle, aside, isBrief } = props;
  const [hour, setHour] = useState<number | null>(null);
  const hasBattery = batteryUsableKwh > 0;
  const samples = daySamples(hours);
  const sums = seriesSums(hours);
  const rowsOf = (variant: ChartVariant) => panelRows(variant, hasBattery, isBrief === true);
  const chosen = hour === null ? undefined : hours[hour];
  return (
    <ChartFrame
      title={dayTitle(hours, locale)}
      subtitle={note}
      hideTitle={hideTitle}
      aside={aside}
      wideHeight={rowsOf('wide').end + AXIS_PX}
      phoneHeight={rowsOf('phone').end + AXIS_PX}
      fills={SERIES}
      above={
        <>
          <HourReader
            hour={hour}
            onHour={setHour}
            label={m.charts_day_read({}, { locale })}
            reading={chosen && hour !== null ? hourReading(chosen, hour, hasBattery, locale) : null}
          />
          <SeriesKey items={keyOf(sums, locale)} />
        </>
      }
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const right = width - at.right;
        const x = linearScale([0, hours.length], [at.left, right]);
        const { power, batteryTop, priceTop, end } = rowsOf(variant);
        const panel = { hours, x, left: at.left, right, variant, locale, patternId } as const;
        return (
          <>
            <DayPower {...panel} samples={samples} sums={sums} top={at.top} height={power} />
            {hasBattery ? (
              <BatteryPanel
                {...panel}
                usableKwh={batteryUsableKwh}
                top={batteryTop}
                height={at.battery}
              />
            ) : null}
            {isBrief ? null : <DayPrice {...panel} top={priceTop} height={at.price} />}
            <HourAxis x={x} y={end} every={variant === 'wide' ? 3 : 6} locale={locale} />
            <ReadLine
              {...{ x, hour, right, end }}
              hours={hours.length}
              left={at.left}
              top={at.top}
              onHour={setHour}
            />
          </>
        );
      }}
    />
  );
}

function keyOf(sums: ReturnType<typeof seriesSums>, locale: Locale) {
  return SERIES.filter((series) => sums[series] >= 0.05).map((series) => ({
    series,
    name: seriesName(series, locale),
    sum: kWh(sums[series], locale, 1),
  }));
}

type ReadLineProps = {
  x: (hour: number) => number;
  hour: number | null;
  /** How many there are. */
  hours: number;
  left: number;
  right: number;
  top: number;
  end: number;
  onHour: (hour: number | null) => void;
};

/**
 * A line through all panels at the hour being read, and above them the area the pointer reads by.
 */
function ReadLine({ x, hour, hours, left, right, top, end, onHour }: ReadLineProps) {
  const readAt = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onHour(Math.min(hours - 1, Math.max(0, Math.floor(share * hours))));
  };
  return (
    <>
      {hour === null ? null : (
        <line
          x1={x(hour + 0.5)}
          x2={x(hour + 0.5)}
          y1={top - 16}
          y2={end}
          stroke="var(--color-blaek)"
          strokeDasharray="2 3"
        />
      )}
      <rect
        x={left}
        y={top}
        width={right - left}
        height={end - top}
        fill="transparent"
        onPointerMove={readAt}
        onPointerDown={readAt}
        onPointerLeave={() => onHour(null)}
      />
    </>
  );
}

type HourReaderProps = {
  hour: number | null;
  onHour: (hour: number | null) => void;
  label: string;
  reading: string | null;
};

/** Reads all panels at one hour with the arrow keys; the pointer does the same on the picture. */
function HourReader({ hour, onHour, label, reading }: HourReaderProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = hour ?? 12;
    const targets: Record<string, number | null> = {
      ArrowRight: Math.min(23, at + 1),
      ArrowUp: Math.min(23, at + 1),
      ArrowLeft: Math.max(0, at - 1),
      ArrowDown: Math.max(0, at - 1),
      Home: 0,
      End: 23,
      Escape: null,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onHour(target);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={23}
      aria-valuenow={hour ?? 12}
      aria-valuetext={reading ?? label}
      onKeyDown={onKeyDown}
      className="hour-reader -mx-2 mt-1 inline-flex px-2 min-h-11 items-center rounded-control text-14 text-blaek-600 print:hidden"
    >
      {reading ?? label}
    </div>
  );
}
