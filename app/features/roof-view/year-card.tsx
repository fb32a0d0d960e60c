import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { useMeasuredWidth } from '../../charts/chart-picture.tsx';
import { KeepPicture } from '../../charts/keep-picture.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { decimal, kWh, monthName, monthShort, percent } from '../../../words/format.ts';
import { LossPattern } from './loss-pattern.tsx';
import type { FoundView } from './view-data.ts';

/** Until the box is measured. */
const USUAL_WIDTH = 560;
const LEFT = 52;
const TOP = 26;
const HEIGHT = 220;
const STEPS_KWH = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

type YearCardProps = Pick<FoundView, 'withShade' | 'withoutShade'>;

/** The year by months: what the panels give, and what stands in the way takes. */
export function YearCard({ withShade, withoutShade }: YearCardProps) {
  const locale = getLocale();
  const lost = withoutShade.kWh - withShade.kWh;
  const share = withoutShade.kWh > 0 ? lost / withoutShade.kWh : 0;
  const losses = withoutShade.monthsKwh.map((free, month) => {
    const kept = withShade.monthsKwh[month]!;
    return free > 0 ? Math.max(0, 1 - kept / free) : 0;
  });
  const worst = losses.indexOf(Math.max(...losses));
  const isShaded = share >= 0.005;
  const title = isShaded
    ? m.roof_view_year_title({ kwh: kWh(lost, locale), share: percent(share, locale, 1) })
    : m.roof_view_year_free();
  return (
    <section data-chart="" aria-labelledby="roof-view-year" className="flex flex-col gap-3">
      <div>
        <h2 id="roof-view-year" className="text-22 font-semibold text-balance">
          {title}
        </h2>
        <p className="text-14 text-blaek-600">
          {isShaded
            ? m.roof_view_year_note({
                month: monthName(worst + 1, locale),
                share: percent(losses[worst]!, locale),
              })
            : m.roof_view_year_free_note()}
        </p>
      </div>
      <YearPicture {...{ withShade, withoutShade, losses, worst, title }} />
      <KeepPicture />
      <Disclosure showLabel={m.roof_view_table_show()} hideLabel={m.roof_view_table_hide()}>
        <DataTable
          caption={m.roof_view_year_table()}
          corner={m.roof_view_month()}
          columns={[
            { key: 'free', label: m.roof_view_without_shade_kwh() },
            { key: 'shaded', label: m.roof_view_with_shade_kwh(), strong: true },
            { key: 'loss', label: m.roof_view_loss() },
          ]}
          rows={losses.map((loss, month) => ({
            key: String(month),
            label: monthName(month + 1, locale),
            cells: [
              decimal(withoutShade.monthsKwh[month]!, locale),
              decimal(withShade.monthsKwh[month]!, locale),
              percent(loss, locale),
            ],
          }))}
          totals={{
            key: 'year',
            label: m.roof_view_year(),
            cells: [
              decimal(withoutShade.kWh, locale),
              decimal(withShade.kWh, locale),
              percent(share, locale, 1),
            ],
          }}
        />
      </Disclosure>
    </section>
  );
}

type YearPictureProps = YearCardProps & {
  readonly losses: readonly number[];
  readonly worst: number;
  readonly title: string;
};

function YearPicture({ withShade, withoutShade, losses, worst, title }: YearPictureProps) {
  const locale = getLocale();
  const { box, width: measured } = useMeasuredWidth();
  const width = measured ?? USUAL_WIDTH;
  const isNarrow = width < 460;
  const most = Math.max(1, ...withoutShade.monthsKwh);
  const tick = STEPS_KWH.find((step) => most / step <= 4.5) ?? 10_000;
  const y = (kwh: number) => TOP + HEIGHT - (kwh / most) * HEIGHT;
  const slot = (width - LEFT) / 12;
  const bar = slot * 0.66;
  const bottom = TOP + HEIGHT;
  return (
    <div ref={box}>
      <svg role="img" aria-label={title} viewBox={`0 0 ${width} ${bottom + 56}`} className="w-full">
        <LossPattern id="roof-loss-year" />
        <text x={0} y={14} fontSize={14} fill="#4b5852">
          kWh
        </text>
        {Array.from({ length: Math.floor(most / tick) + 1 }, (_, index) => index * tick).map(
          (kwh) => (
            <g key={kwh}>
              <path d={`M${LEFT} ${y(kwh)}H${width}`} stroke={kwh === 0 ? '#17231f' : '#e2ddd2'} />
              <text x={LEFT - 8} y={y(kwh) + 5} textAnchor="end" fontSize={14} fill="#4b5852">
                {decimal(kwh, locale)}
              </text>
            </g>
          ),
        )}
        {losses.map((loss, month) => {
          const left = LEFT + month * slot + (slot - bar) / 2;
          const [free, kept] = [withoutShade.monthsKwh[month]!, withShade.monthsKwh[month]!];
          const middle = left + bar / 2;
          const name = monthShort(month + 1, locale);
          return (
            <g key={month}>
              <rect
                x={left}
                y={y(free)}
                width={bar}
                height={bottom - y(free)}
                fill="url(#roof-loss-year)"
                stroke="#17231f"
              />
              <rect
                x={left}
                y={y(kept)}
                width={bar}
                height={bottom - y(kept)}
                fill="#f4b83a"
                stroke="#17231f"
              />
              <text x={middle} y={bottom + 20} textAnchor="middle" fontSize={14} fill="#17231f">
                {isNarrow ? name.charAt(0).toUpperCase() : name}
              </text>
              {isNarrow && month % 2 === 1 ? null : (
                <text
                  x={middle}
                  y={bottom + 46}
                  textAnchor="middle"
                  fontSize={14}
                  fontWeight={month === worst ? 600 : 400}
                  fill={month === worst ? '#865400' : '#4b5852'}
                >
                  {percent(loss, locale)}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M${LEFT} ${bottom + 28}H${width}`} stroke="#e2ddd2" />
        <text x={0} y={bottom + 46} fontSize={14} fill="#4b5852">
          {m.roof_view_loss()}
        </text>
      </svg>
    </div>
  );
}
