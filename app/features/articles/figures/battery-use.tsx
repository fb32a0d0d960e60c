import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { fillOf } from '../../../charts/chart-patterns.tsx';
import type { Series } from '../../../charts/chart-patterns.tsx';
import type { PictureSize } from '../../../charts/chart-picture.tsx';
import { ChartText } from '../../../charts/chart-text.tsx';
import { seriesName } from '../../../charts/series-name.ts';
import { percent } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import batteries from './battery-size.build.ts';
import { ChartPanel, PanelPicture } from './chart-panel.tsx';

const { sizes } = batteries;
type Size = (typeof sizes)[number];
const SHARES = [
  ['direct', (size: Size) => size.directShare],
  ['toBattery', (size: Size) => size.storedShare],
  ['sold', (size: Size) => size.soldShare],
] as const satisfies readonly (readonly [Series, (size: Size) => number])[];

const LAYOUTS = {
  wide: { left: 72, bar: 40, gap: 16 },
  phone: { left: 60, bar: 40, gap: 14 },
} as const;
/** Room above the first row for two names, and above the second for the battery's. */
const NAMES_PX = 28;
const BATTERY_NAME_PX = 16;

/** Where the sun's power goes, by the battery's size. */
export function BatteryUseChart() {
  const locale = getLocale();
  const ownShare = (size: Size) => percent(size.directShare + size.storedShare, locale);
  const title = m.figures_use_title({ none: ownShare(sizes[0]!), ten: ownShare(sizes[2]!) });
  const heightOf = ({ bar, gap }: (typeof LAYOUTS)['wide' | 'phone']) =>
    NAMES_PX + BATTERY_NAME_PX + sizes.length * (bar + gap);
  return (
    <ChartPanel
      title={title}
      caption={m.figures_use_caption()}
      note={m.figures_use_note()}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_battery_size()}
          columns={SHARES.map(([series]) => ({ key: series, label: seriesName(series, locale) }))}
          rows={sizes.map((size) => ({
            key: String(size.batteryKwh),
            label: `${size.batteryKwh} kWh`,
            cells: SHARES.map(([, shareOf]) => percent(shareOf(size), locale)),
          }))}
        />
      }
    >
      <PanelPicture
        label={title}
        wideHeight={heightOf(LAYOUTS.wide)}
        phoneHeight={heightOf(LAYOUTS.phone)}
        draw={(size) => <UseBars {...size} />}
      />
    </ChartPanel>
  );
}

/** A bar per battery; the parts are labelled where they first appear. */
function UseBars({ width, variant, patternId }: PictureSize) {
  const locale = getLocale();
  const { left, bar, gap } = LAYOUTS[variant];
  const scale = width - left - 1;
  return sizes.map((size, row) => {
    const top = NAMES_PX + row * (bar + gap) + (row > 0 ? BATTERY_NAME_PX : 0);
    const nameAt = (x: number, series: Series, anchor?: 'end') => (
      <ChartText x={x} y={top - 10} anchor={anchor} bold>
        {seriesName(series, locale)}
      </ChartText>
    );
    let from = 0;
    return (
      <g key={size.batteryKwh}>
        <ChartText x={0} y={top + bar / 2 + 5} bold>
          {`${size.batteryKwh} kWh`}
        </ChartText>
        {SHARES.map(([series, shareOf]) => {
          const share = shareOf(size);
          const x = left + from * scale;
          from += share;
          return share === 0 ? null : (
            <Part
              key={series}
              {...{ x, top, bar }}
              width={share * scale}
              fill={fillOf(patternId, series)}
              share={percent(share, locale)}
            />
          );
        })}
        {row === 0 ? nameAt(left, 'direct') : null}
        {row === 0 ? nameAt(left + scale, 'sold', 'end') : null}
        {row === 1 ? nameAt(left + size.directShare * scale, 'toBattery') : null}
      </g>
    );
  });
}

type PartProps = {
  x: number;
  top: number;
  width: number;
  bar: number;
  fill: string;
  share: string;
};

/**
 * A share of the bar with its figure on a plate, so that the pattern does not make it hard to read.
 */
function Part({ x, top, width, bar, fill, share }: PartProps) {
  const middle = x + width / 2;
  return (
    <g>
      <rect x={x} y={top} width={width} height={bar} fill={fill} stroke="var(--color-gran-900)" />
      <rect
        x={middle - 24}
        y={top + bar / 2 - 12}
        width={48}
        height={24}
        rx={2}
        fill="var(--color-kalk-100)"
      />
      <ChartText x={middle} y={top + bar / 2 + 5} anchor="middle" bold>
        {share}
      </ChartText>
    </g>
  );
}
