import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { date, decimal, kr, kWh, kWp, percent } from '../../../i18n/format.ts';
import { priceLineName } from '../../../i18n/names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Amount, Energy, ExactAmount } from './amounts.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { offerGroups } from './offer-groups.ts';
import type { OfferGroup } from './offer-groups.ts';
import offer from './offer-lines.build.ts';
import { partFill } from './part-patterns.tsx';
import type { Part } from './part-patterns.tsx';

const groups = offerGroups(offer);
const sumOf = (kind: OfferGroup['kind']) => groups.find((group) => group.kind === kind)!.sumDkk;

const AMOUNTS = {
  total: offer.totalDkk,
  goods: sumOf('goods'),
  work: sumOf('work'),
  vat: sumOf('vat'),
  oldBoard: offer.oldBoardDkk,
} as const;

/** A price of the example offer, to the krone: its lines add up. */
export function Kr({ of }: { of: keyof typeof AMOUNTS }) {
  return <ExactAmount dkk={AMOUNTS[of]} />;
}

/** Whole hundreds, for what stands outside the example's own sum. */
export function About({ of }: { of: keyof typeof AMOUNTS }) {
  return <Amount dkk={AMOUNTS[of]} />;
}

export function SystemSize() {
  return kWp(offer.peakPowerKwp, getLocale());
}

export function YearlyYield() {
  return <Energy inKwh={offer.annualKwh} />;
}

export function YieldPerKwp() {
  return kWh(Math.round(offer.kwhPerKwp / 10) * 10, getLocale());
}

const PARTS: Record<OfferGroup['kind'], Part> = { goods: 'solid', work: 'stripe', vat: 'dots' };
const LAYOUTS = {
  wide: { left: 288, amount: 76, row: 30, bar: 18, head: 34 },
  phone: { left: 0, amount: 66, row: 46, bar: 18, head: 36 },
} as const;
const TOTAL_PX = 40;
/** Between a group's last line and the next group's name. */
const GROUP_GAP_PX = 12;

/** The lines that a price consists of, in three groups. */
export function OfferLinesChart() {
  const locale = getLocale();
  const highest = Math.max(...groups.flatMap(({ lines }) => lines.map((line) => line.totalDkk)));
  const title = m.figures_offer_title({
    work: percent(sumOf('work') / offer.totalExVatDkk, locale),
  });
  const groupName = (kind: OfferGroup['kind']) =>
    kind === 'goods'
      ? m.figures_offer_goods()
      : kind === 'work'
        ? m.figures_offer_work()
        : m.figures_offer_vat();
  const lineName = (code: string) =>
    code === 'vat' ? m.figures_offer_vat_line() : priceLineName(code);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const heightOf = ({ row, head }: (typeof LAYOUTS)['wide' | 'phone']) =>
    groups.length * (head + GROUP_GAP_PX) - GROUP_GAP_PX + count * row + TOTAL_PX;
  return (
    <ChartPanel
      title={title}
      caption={m.figures_offer_caption({
        size: kWp(offer.peakPowerKwp, locale),
        capacity: kWh(offer.batteryKwh, locale),
        from: date(offer.priceBookFrom, locale),
      })}
      note={m.figures_price_note()}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_offer_line()}
          columns={[{ key: 'kr', label: m.figures_unit_kr() }]}
          rows={groups.flatMap(({ kind, sumDkk, lines }) => [
            {
              key: kind,
              label: groupName(kind),
              cells: [decimal(sumDkk, locale)],
              level: 'main' as const,
            },
            ...lines.map(({ code, totalDkk }) => ({
              key: code,
              label: lineName(code),
              cells: [decimal(totalDkk, locale)],
              level: 'part' as const,
            })),
          ])}
          totals={{
            key: 'total',
            label: m.figures_offer_total(),
            cells: [decimal(offer.totalDkk, locale)],
          }}
        />
      }
    >
      <ChartDrawing
        label={title}
        wideHeight={heightOf(LAYOUTS.wide)}
        phoneHeight={heightOf(LAYOUTS.phone)}
        draw={({ width, variant, patternId }) => {
          const at = LAYOUTS[variant];
          const long = linearScale([0, highest], [0, width - at.left - at.amount]);
          let top = 0;
          return (
            <>
              {groups.map(({ kind, sumDkk, lines }, index) => {
                if (index > 0) top += GROUP_GAP_PX;
                const headY = top + 20;
                top += at.head;
                return (
                  <g key={kind}>
                    <ChartText x={0} y={headY} bold>
                      {groupName(kind)}
                    </ChartText>
                    <ChartText x={width} y={headY} anchor="end" bold>
                      {decimal(sumDkk, locale)}
                    </ChartText>
                    <line
                      className="stroke-gran-900/15"
                      x1={0}
                      x2={width}
                      y1={headY + 8}
                      y2={headY + 8}
                    />
                    {lines.map(({ code, totalDkk }) => {
                      const rowTop = top;
                      top += at.row;
                      const barTop = variant === 'wide' ? rowTop + 4 : rowTop + 24;
                      return (
                        <g key={code}>
                          <ChartText x={0} y={rowTop + 18}>
                            {lineName(code)}
                          </ChartText>
                          <rect
                            x={at.left + 0.5}
                            y={barTop}
                            width={long(totalDkk)}
                            height={at.bar}
                            fill={partFill(patternId, PARTS[kind])}
                            stroke="var(--color-gran-900)"
                          />
                          <ChartText x={at.left + long(totalDkk) + 8} y={barTop + 14} tone="quiet">
                            {decimal(totalDkk, locale)}
                          </ChartText>
                        </g>
                      );
                    })}
                  </g>
                );
              })}
              <line className="chart-axis" x1={0} x2={width} y1={top + 12} y2={top + 12} />
              <ChartText x={0} y={top + 34} bold>
                {m.figures_offer_total()}
              </ChartText>
              <ChartText x={width} y={top + 34} anchor="end" bold>
                {kr(offer.totalDkk, locale)}
              </ChartText>
            </>
          );
        }}
      />
    </ChartPanel>
  );
}
