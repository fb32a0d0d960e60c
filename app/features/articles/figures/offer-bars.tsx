import { m } from '../../../../messages/compiled/messages.js';
import { linearScale } from '../../../charts/chart-scale.ts';
import { ChartText } from '../../../charts/chart-text.tsx';
import { decimal, kr } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { PanelPicture } from './chart-panel.tsx';
import type { OfferGroup, OfferLine } from './offer-groups.ts';
import { offerGroupName, offerLineName } from './offer-names.ts';
import { partFill } from './part-patterns.tsx';
import type { Part } from './part-patterns.tsx';

const PARTS: Record<OfferGroup['kind'], Part> = { goods: 'solid', work: 'stripe', vat: 'dots' };
/** On a phone a line's name is above its bar. */
const LAYOUTS = {
  wide: { left: 288, amount: 76, row: 30, barFrom: 4, head: 34 },
  phone: { left: 0, amount: 66, row: 46, barFrom: 24, head: 36 },
} as const;
type Layout = (typeof LAYOUTS)['wide' | 'phone'];
const BAR_PX = 18;
const TOTAL_PX = 40;
/** Between a group's last line and the next group's name. */
const GROUP_GAP_PX = 12;

type Placed = { readonly group: OfferGroup; readonly top: number };

/** Where every group begins, and their total height. */
function placed(groups: readonly OfferGroup[], { head, row }: Layout) {
  let height = 0;
  const places: Placed[] = groups.map((group, index) => {
    const top = height + (index > 0 ? GROUP_GAP_PX : 0);
    height = top + head + group.lines.length * row;
    return { group, top };
  });
  return { places, height };
}

export type OfferBarsProps = {
  label: string;
  groups: readonly OfferGroup[];
  totalDkk: number;
  locale: Locale;
};

/** A bar for every line of a price, by what it pays for. */
export function OfferBars({ label, groups, totalDkk, locale }: OfferBarsProps) {
  const highest = Math.max(...groups.flatMap(({ lines }) => lines.map((line) => line.totalDkk)));
  const heightOf = (at: Layout) => placed(groups, at).height + TOTAL_PX;
  return (
    <PanelPicture
      label={label}
      wideHeight={heightOf(LAYOUTS.wide)}
      phoneHeight={heightOf(LAYOUTS.phone)}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const { places, height } = placed(groups, at);
        const long = linearScale([0, highest], [0, width - at.left - at.amount]);
        return (
          <>
            {places.map(({ group, top }) => (
              <g key={group.kind}>
                <ChartText x={0} y={top + 20} bold>
                  {offerGroupName(group.kind)}
                </ChartText>
                <ChartText x={width} y={top + 20} anchor="end" bold>
                  {decimal(group.sumDkk, locale)}
                </ChartText>
                <path className="stroke-gran-900/15" d={`M0 ${top + 28}H${width}`} />
                {group.lines.map((line, index) => (
                  <Line
                    key={line.code}
                    {...{ line, at, long, locale }}
                    top={top + at.head + index * at.row}
                    fill={partFill(patternId, PARTS[group.kind])}
                  />
                ))}
              </g>
            ))}
            <path className="chart-axis" d={`M0 ${height + 12}H${width}`} />
            <ChartText x={0} y={height + 34} bold>
              {m.figures_offer_total()}
            </ChartText>
            <ChartText x={width} y={height + 34} anchor="end" bold>
              {kr(totalDkk, locale)}
            </ChartText>
          </>
        );
      }}
    />
  );
}

type LineProps = {
  line: OfferLine;
  top: number;
  at: Layout;
  long: (dkk: number) => number;
  fill: string;
  locale: Locale;
};

function Line({ line: { code, totalDkk }, top, at, long, fill, locale }: LineProps) {
  const barTop = top + at.barFrom;
  return (
    <g>
      <ChartText x={0} y={top + 18}>
        {offerLineName(code)}
      </ChartText>
      <rect
        x={at.left + 0.5}
        y={barTop}
        width={long(totalDkk)}
        height={BAR_PX}
        fill={fill}
        stroke="var(--color-gran-900)"
      />
      <ChartText x={at.left + long(totalDkk) + 8} y={barTop + 14} tone="quiet">
        {decimal(totalDkk, locale)}
      </ChartText>
    </g>
  );
}
