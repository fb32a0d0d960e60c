import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { useMeasuredWidth } from '../../charts/chart-picture.tsx';
import { KeepPicture } from '../../charts/keep-picture.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { decimal, kWh, shortDecimal } from '../../../words/format.ts';
import { daylight, shadeTimes, type DayPower } from './day-of-sun.ts';
import { LossPattern } from './loss-pattern.tsx';
import type { SunAt } from './sun-dome.ts';
import { dayWords, timeWords } from './view-words.ts';

/** Until the box is measured. */
const USUAL_WIDTH = 560;
const LEFT = 34;
const TOP = 26;
const CURVE = 190;
const STRIP = 46;
/** Below this a line has room for two times [px]. */
const NARROW = 460;
/** Less than this is no shade worth a headline. */
const WORTH_SAYING = 0.01;

type DayCardProps = {
  readonly day: number;
  readonly step: number;
  readonly suns: readonly SunAt[];
  readonly power: DayPower;
};

/** The chosen day under a clear sky: what the panels give, and what the shade takes, hatched. */
export function DayCard({ day, step, suns, power }: DayCardProps) {
  const locale = getLocale();
  const lostKwh = power.freeKwh - power.shadedKwh;
  const isShaded = lostKwh > WORTH_SAYING * power.freeKwh;
  const title = isShaded
    ? m.roof_view_day_title({ day: dayWords(day), kwh: kWh(lostKwh, locale, 1) })
    : m.roof_view_day_free({ day: dayWords(day) });
  return (
    <section data-chart="" aria-labelledby="roof-view-day" className="flex flex-col gap-3">
      <div>
        <h2 id="roof-view-day" className="text-22 font-semibold text-balance">
          {title}
        </h2>
        <p className="text-14 text-blaek-600">
          {m.roof_view_day_note({
            lost: shortDecimal(lostKwh, locale, 1),
            all: kWh(power.freeKwh, locale, 1),
          })}
        </p>
      </div>
      <DayPicture {...{ day, step, suns, power, title }} />
      <KeepPicture />
      <Disclosure showLabel={m.roof_view_table_show()} hideLabel={m.roof_view_table_hide()}>
        <DayTable {...{ day, step, suns, power }} />
      </Disclosure>
    </section>
  );
}

function DayPicture({ step, suns, power, title }: DayCardProps & { title: string }) {
  const locale = getLocale();
  const { box, width: measured } = useMeasuredWidth();
  const width = measured ?? USUAL_WIDTH;
  const [rise, set] = daylight(suns);
  const [first, last] = [Math.floor(rise / 6) * 6, Math.ceil((set + 1) / 6) * 6];
  const x = (at: number) => LEFT + ((at - first) / (last - first)) * (width - LEFT - 8);
  const most = Math.max(1, ...power.freeKw);
  const tick = most > 4 ? 2 : 1;
  const y = (kw: number) => TOP + CURVE - (kw / most) * CURVE;
  const bottom = TOP + CURVE;
  const steps = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const curve = (kw: readonly number[]) =>
    steps.map((at) => `${x(at).toFixed(1)} ${y(kw[at] ?? 0).toFixed(1)}`).join('L');
  const under = (kw: readonly number[]) =>
    `M${x(first)} ${bottom}L${curve(kw)}L${x(last)} ${bottom}Z`;
  const height = bottom + power.inShade.length * STRIP + 30;
  const hours = steps.filter((at) => at % (width < NARROW ? 24 : 18) === 0);
  return (
    <div ref={box}>
      <svg role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`} className="w-full">
        <LossPattern id="roof-loss" />
        <text x={0} y={14} fontSize={14} fill="#4b5852">
          kW
        </text>
        {Array.from({ length: Math.floor(most / tick) + 1 }, (_, index) => index * tick).map(
          (kw) => (
            <g key={kw}>
              <path
                d={`M${LEFT} ${y(kw)}H${width - 8}`}
                stroke={kw === 0 ? '#17231f' : '#e2ddd2'}
              />
              <text x={LEFT - 8} y={y(kw) + 5} textAnchor="end" fontSize={14} fill="#4b5852">
                {decimal(kw, locale)}
              </text>
            </g>
          ),
        )}
        <path d={under(power.freeKw)} fill="url(#roof-loss)" stroke="#865400" strokeWidth={1.5} />
        <path d={under(power.shadedKw)} fill="#f4b83a" stroke="#17231f" strokeWidth={1} />
        {power.inShade.map((inShade, face) => {
          const top = bottom + 8 + face * STRIP;
          const from = x(rise);
          return (
            <g key={face}>
              <text x={LEFT} y={top + 14} fontSize={14} fill="#17231f">
                <tspan fontWeight={600}>{m.roof_view_face({ number: String(face + 1) })}</tspan>
                <tspan dx={6} fill="#4b5852">
                  {shadeWords(inShade, width < NARROW ? 2 : 3)}
                </tspan>
              </text>
              <rect
                x={from}
                y={top + 20}
                width={x(set + 1) - from}
                height={16}
                fill="#f4b83a"
                stroke="#17231f"
              />
              {shadeTimes(inShade).map(([start, end]) => (
                <rect
                  key={start}
                  x={x(start)}
                  y={top + 20}
                  width={x(end) - x(start)}
                  height={16}
                  fill="url(#roof-loss)"
                  stroke="#17231f"
                />
              ))}
            </g>
          );
        })}
        {step >= first && step <= last ? (
          <g>
            <path d={`M${x(step)} ${TOP - 8}V${height - 24}`} stroke="#17231f" strokeWidth={1.5} />
            <circle
              cx={x(step)}
              cy={y(power.shadedKw[step]!)}
              r={5}
              fill="#fff"
              stroke="#17231f"
              strokeWidth={1.5}
            />
            <text
              x={x(step) + (step > (first + last) / 2 ? -8 : 8)}
              y={TOP + 2}
              textAnchor={step > (first + last) / 2 ? 'end' : 'start'}
              fontSize={14}
              fontWeight={600}
              fill="#17231f"
              stroke="#fff"
              strokeWidth={4}
              paintOrder="stroke"
            >
              {`${timeWords(step)}: ${shortDecimal(power.shadedKw[step]!, locale, 1)} kW`}
            </text>
          </g>
        ) : null}
        {hours.map((at) => (
          <text key={at} x={x(at)} y={height - 4} textAnchor="middle" fontSize={14} fill="#17231f">
            {String((at / 6) % 24)}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** As many times as have room on the line; the table has them all. */
function shadeWords(inShade: readonly boolean[], most: number): string {
  const times = shadeTimes(inShade);
  if (times.length === 0) return m.roof_view_in_sun();
  const spans = times.slice(0, most).map(([from, to]) => `${timeWords(from)}–${timeWords(to)}`);
  if (times.length > most) spans.push('…');
  return m.roof_view_in_shade({ times: spans.join(', ') });
}

function DayTable({ day, suns, power }: DayCardProps) {
  const locale = getLocale();
  const [rise, set] = daylight(suns);
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 6).filter(
    (step) => step >= rise && step <= set,
  );
  return (
    <DataTable
      caption={m.roof_view_day_table({ day: dayWords(day) })}
      corner={m.roof_view_hour()}
      columns={[
        { key: 'sun', label: m.roof_view_sun_height() },
        { key: 'free', label: m.roof_view_without_shade_kw() },
        { key: 'shaded', label: m.roof_view_with_shade_kw(), strong: true },
        { key: 'faces', label: m.roof_view_faces_in_shade() },
      ]}
      rows={hours.map((step) => ({
        key: String(step),
        label: timeWords(step),
        cells: [
          `${decimal(suns[step]!.elevationDeg, locale)}°`,
          shortDecimal(power.freeKw[step]!, locale, 1),
          shortDecimal(power.shadedKw[step]!, locale, 1),
          power.inShade.flatMap((face, index) => (face[step]! ? [index + 1] : [])).join(', ') ||
            '–',
        ],
      }))}
    />
  );
}
