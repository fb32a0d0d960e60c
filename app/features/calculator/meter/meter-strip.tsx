import { useId } from 'react';
import { DAY_MS } from '../../../../engine/calendar/danish-time.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, monthName } from '../../../../words/format.ts';
import { DataTable, type DataRow } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { MeterDay, MeterLoad } from '../meter-load.ts';

const WIDTH = 366;
const HEIGHT = 56;
/** A single day of a year is less than a point wide; a gap must be seen. */
const LEAST_GAP_WIDTH = 3;

/** The days of a file, one beside the other: how much was used, and where hours are missing. */
export function MeterStrip({ meter }: { meter: MeterLoad }) {
  const locale = getLocale();
  const pattern = useId();
  const { days } = meter;
  const lacking = days.filter(({ missingHours }) => missingHours > 0).length;
  const gaps = m.meter_strip_gaps({ count: lacking, days: decimal(lacking, locale) });
  return (
    <figure className="flex flex-col gap-1 text-14">
      <figcaption className="text-blaek-600">
        {m.meter_strip()}
        {lacking === 0 ? null : <span className="font-semibold text-sol-700"> · {gaps}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full"
        role="img"
        aria-label={`${m.meter_strip()}. ${gaps}.`}
      >
        <pattern id={pattern} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--color-white)" />
          <path d="M0 5 5 0" stroke="var(--color-sol-700)" />
        </pattern>
        <path d={barsPath(days)} fill="var(--color-hav-600)" />
        {gapsOf(days).map(({ x, width }) => (
          <rect
            key={x}
            x={x}
            y="0.5"
            width={width}
            height={HEIGHT - 1}
            fill={`url(#${pattern})`}
            stroke="var(--color-sol-700)"
          />
        ))}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--color-blaek)" strokeWidth="1.25" />
      </svg>
      <Disclosure showLabel={m.meter_table_show()} hideLabel={m.meter_table_hide()}>
        <DataTable
          caption={m.meter_strip()}
          hideCaption
          corner={m.meter_month()}
          columns={[
            { key: 'kwh', label: m.meter_month_kwh() },
            { key: 'missing', label: m.meter_month_missing() },
          ]}
          rows={monthRows(meter)}
        />
      </Disclosure>
    </figure>
  );
}

function barsPath(days: readonly MeterDay[]): string {
  const width = WIDTH / days.length;
  const most = Math.max(...days.map(({ kwh }) => kwh));
  return days
    .map(({ kwh }, day) => {
      const height = (kwh / most) * (HEIGHT - 4);
      return `M${(day * width).toFixed(2)} ${HEIGHT}v${(-height).toFixed(2)}h${(width * 0.85).toFixed(2)}V${HEIGHT}z`;
    })
    .join('');
}

/** Neighbouring days without all their hours, as one. */
function gapsOf(days: readonly MeterDay[]): readonly { x: number; width: number }[] {
  const width = WIDTH / days.length;
  const gaps: { x: number; width: number }[] = [];
  days.forEach(({ missingHours }, day) => {
    if (missingHours === 0) return;
    const last = gaps.at(-1);
    if (last !== undefined && days[day - 1]!.missingHours > 0) last.width += width;
    else gaps.push({ x: day * width, width });
  });
  return gaps.map((gap) => {
    const wide = Math.max(gap.width, LEAST_GAP_WIDTH);
    return { x: Math.min(gap.x, WIDTH - wide - 0.5), width: wide };
  });
}

function monthRows({ days, fromDate }: MeterLoad): readonly DataRow[] {
  const locale = getLocale();
  const months = new Map<string, { kwh: number; missingHours: number }>();
  days.forEach((day, index) => {
    const key = new Date(Date.parse(fromDate) + index * DAY_MS).toISOString().slice(0, 7);
    const { kwh, missingHours } = months.get(key) ?? { kwh: 0, missingHours: 0 };
    months.set(key, { kwh: kwh + day.kwh, missingHours: missingHours + day.missingHours });
  });
  return [...months].map(([key, { kwh, missingHours }]) => ({
    key,
    label: `${monthName(Number(key.slice(5)), locale)} ${key.slice(0, 4)}`,
    cells: [decimal(kwh, locale), decimal(missingHours, locale)],
  }));
}
