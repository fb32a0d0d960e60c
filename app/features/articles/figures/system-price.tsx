import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { date, decimal, kr, kWh, kWp } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Amount, inHundreds, Share, Time } from './amounts.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { StackedColumns } from './stacked-columns.tsx';
import prices from './system-price.build.ts';

const size = (kwp: number) => prices.sizes.find(({ wishedKwp }) => wishedKwp === kwp)!;
const small = size(4);
const usual = size(6);
const large = size(10);
const batteryDkk = usual.withBatteryDkk - usual.priceDkk;

const AMOUNTS = {
  small: small.priceDkk,
  usual: usual.priceDkk,
  large: large.priceDkk,
  usualWithBattery: usual.withBatteryDkk,
  battery: batteryDkk,
  smallPerKwp: small.perKwpDkk,
  largePerKwp: large.perKwpDkk,
  usualSaving: usual.savingDkk,
  largeSaving: large.savingDkk,
  oldBoard: prices.extras.oldBoardDkk,
  cable: prices.extras.tenMetresOfCableDkk,
  farmhouse: prices.extras.farmhouseDkk,
  slate: prices.extras.slateDkk,
  bornholm: prices.extras.bornholmDkk,
  inverter: prices.inverterDkk,
  upkeep: prices.upkeepDkk,
  onePanel: prices.onePanelDkk,
} as const;

/** A price of the article on prices, in running text. */
export function Kr({ of }: { of: keyof typeof AMOUNTS }) {
  return <Amount dkk={AMOUNTS[of]} />;
}

export function OwnUse({ of }: { of: 'usual' | 'large' }) {
  return <Share of={of === 'usual' ? usual.ownUseShare : large.ownUseShare} />;
}

export function RoofArea() {
  return `${decimal(usual.roofAreaM2, getLocale())}\u00a0m²`;
}

export function YieldPerKwp() {
  return kWh(Math.round(prices.kwhPerKwp / 10) * 10, getLocale());
}

export function Payback() {
  return <Time inYears={usual.paybackYears ?? 25} />;
}

/** What a system costs by its size, without and with a battery. */
export function SystemPriceChart() {
  const locale = getLocale();
  const title = m.figures_price_title({
    size: kWp(usual.wishedKwp, locale).replace(/[,.]0/, ''),
    price: kr(inHundreds(usual.priceDkk), locale),
    battery: kr(inHundreds(batteryDkk), locale),
  });
  const panels = (count: number) => m.figures_price_panels({ count: String(count) });
  const capacity = String(prices.batteryKwh);
  return (
    <ChartPanel
      title={title}
      caption={m.figures_price_caption({ from: date(prices.priceBookFrom, locale) })}
      note={m.figures_price_note_rounded()}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_price_size()}
          columns={[
            { key: 'area', label: m.figures_price_area() },
            { key: 'alone', label: m.figures_price_alone(), strong: true },
            { key: 'both', label: m.figures_price_both({ capacity }), strong: true },
            { key: 'per', label: m.figures_price_per() },
          ]}
          rows={prices.sizes.map((one) => ({
            key: String(one.wishedKwp),
            label: `${kWp(one.peakPowerKwp, locale)}, ${panels(one.numberOfPanels)}`,
            cells: [
              `${decimal(one.roofAreaM2, locale)} m²`,
              decimal(one.priceDkk, locale),
              decimal(one.withBatteryDkk, locale),
              decimal(one.perKwpDkk, locale),
            ],
          }))}
        />
      }
    >
      <StackedColumns
        label={title}
        unit={m.figures_unit_kr()}
        unitOfThousands={m.figures_unit_thousand()}
        baseName={[m.figures_price_system_1(), m.figures_price_system_2()]}
        addedName={[m.figures_price_battery_1(), m.figures_price_battery_2({ capacity })]}
        columns={prices.sizes.map((one) => ({
          key: String(one.wishedKwp),
          name: `${one.wishedKwp} kWp`,
          detail: panels(one.numberOfPanels),
          shortDetail: m.figures_price_pieces({ count: String(one.numberOfPanels) }),
          baseDkk: one.priceDkk,
          addedDkk: one.withBatteryDkk - one.priceDkk,
        }))}
        locale={locale}
      />
    </ChartPanel>
  );
}
