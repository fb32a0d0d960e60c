import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, kr, kWh, years } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Amount, inHundreds, Share, Time } from './amounts.tsx';
import batteries from './battery-size.build.ts';
import { ChartPanel } from './chart-panel.tsx';
import { StackedColumns } from './stacked-columns.tsx';

type Home = keyof typeof batteries.homes;
const { homes, sizes } = batteries;
const [none, five, ten, fifteen] = sizes as unknown as readonly [Size, Size, Size, Size];
type Size = (typeof sizes)[number];

const AMOUNTS = {
  savingAlone: none.savingDkk,
  fiveAdds: five.addedSavingDkk,
  tenAdds: ten.addedSavingDkk,
  fifteenAdds: fifteen.addedSavingDkk,
  nextFiveAdd: ten.addedSavingDkk - five.addedSavingDkk,
  lastFiveAdd: fifteen.addedSavingDkk - ten.addedSavingDkk,
  fiveCosts: five.addedPriceDkk,
  tenCosts: ten.addedPriceDkk,
  fifteenCosts: fifteen.addedPriceDkk,
} as const;

export function Kr({ of }: { of: keyof typeof AMOUNTS }) {
  return <Amount dkk={AMOUNTS[of]} />;
}

/** What 10 kWh add a year, in a house with one thing changed. */
export function TenAddIn({ home }: { home: Home }) {
  return <Amount dkk={homes[home].addedSavingDkk} />;
}

/** Years until the saving from 10 kWh has paid for them. */
export function TenPaidIn({ home }: { home: Home }) {
  return <Time inYears={homes[home].addedPriceDkk / homes[home].addedSavingDkk} />;
}

export function PaidIn({ size }: { size: 5 | 10 | 15 }) {
  const { addedPriceDkk, addedSavingDkk } = size === 5 ? five : size === 10 ? ten : fifteen;
  return <Time inYears={addedPriceDkk / addedSavingDkk} />;
}

export function OwnUse({ size }: { size: 0 | 5 | 10 | 15 }) {
  const { directShare, storedShare } = sizes.find(({ batteryKwh }) => batteryKwh === size)!;
  return <Share of={directShare + storedShare} />;
}

/** What the house draws from the largest battery on a mean day. */
export function DailyOut({ month }: { month: keyof typeof batteries.dailyOutKwh }) {
  return kWh(batteries.dailyOutKwh[month], getLocale());
}

/** A year's saving by battery size. */
export function BatterySavingChart() {
  const locale = getLocale();
  const title = m.figures_battery_title({
    first: kr(inHundreds(AMOUNTS.fiveAdds), locale),
    last: kr(inHundreds(AMOUNTS.lastFiveAdd), locale),
  });
  return (
    <ChartPanel
      title={title}
      caption={m.figures_battery_caption()}
      note={m.figures_battery_note()}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_battery_size()}
          columns={[
            { key: 'saving', label: m.figures_battery_saving(), strong: true },
            { key: 'added', label: m.figures_battery_added() },
            { key: 'price', label: m.figures_battery_price() },
            { key: 'years', label: m.figures_battery_paid() },
          ]}
          rows={sizes.map((one) => ({
            key: String(one.batteryKwh),
            label: capacity(one.batteryKwh),
            cells: [
              decimal(one.savingDkk, locale),
              decimal(one.addedSavingDkk, locale),
              decimal(one.addedPriceDkk, locale),
              one.addedSavingDkk > 0
                ? years(one.addedPriceDkk / one.addedSavingDkk, locale, 0)
                : '–',
            ],
          }))}
        />
      }
    >
      <StackedColumns
        label={title}
        unit={m.figures_unit_kr_year()}
        unitOfThousands={m.figures_unit_thousand()}
        baseName={[m.figures_battery_base_1(), m.figures_battery_base_2()]}
        addedName={[m.figures_battery_more_1(), m.figures_battery_more_2()]}
        showAdded
        columns={sizes.map((one) => ({
          key: String(one.batteryKwh),
          name: capacity(one.batteryKwh),
          detail: one.addedPriceDkk > 0 ? kr(one.addedPriceDkk, locale) : m.figures_battery_none(),
          shortDetail: one.addedPriceDkk > 0 ? decimal(one.addedPriceDkk, locale) : '–',
          baseDkk: none.savingDkk,
          addedDkk: one.savingDkk - none.savingDkk,
        }))}
        locale={locale}
      />
    </ChartPanel>
  );
}

const capacity = (kwh: number) => `${kwh} kWh`;
