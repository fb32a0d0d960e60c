import { getLocale } from '../../../../messages/compiled/runtime.js';
import { Amount, Energy, Share, SmallEnergy, Time } from './amounts.tsx';
import figures from './heat-pump.build.ts';
import { krAndOre } from './price-text.ts';

type Home = 'plain' | 'heated' | 'heatedLarge' | 'heatedFullTax';

/** What the heat pump itself uses in a year. */
export function PumpUse() {
  return <Energy inKwh={figures.heatPumpKwh} />;
}

export function YearlyEnergy({
  home,
  of,
}: {
  home: Home;
  of: 'useKwh' | 'productionKwh' | 'directKwh';
}) {
  return <Energy inKwh={figures[home][of]} />;
}

export function OwnUse({ home }: { home: Home }) {
  return <Share of={figures[home].ownUseShare} />;
}

/** How much of the year's use the sun covers. */
export function Covered({ home }: { home: Home }) {
  return <Share of={figures[home].coveredShare} />;
}

export function Saving({ home, year = 'mean' }: { home: Home; year?: 'mean' | 'first' }) {
  const { savingDkk, firstYearDkk } = figures[home];
  return <Amount dkk={year === 'mean' ? savingDkk : firstYearDkk} />;
}

export function Price({ home }: { home: Home }) {
  return <Amount dkk={figures[home].priceDkk} />;
}

export function Payback({ home }: { home: Home }) {
  return <Time inYears={figures[home].paybackYears ?? 25} />;
}

/** What 10 kWh save a year beside the heat pump, and when they have paid for themselves. */
export function BatterySaving() {
  return <Amount dkk={figures.battery.addedSavingDkk} />;
}

export function BatteryPaidIn() {
  return <Time inYears={figures.battery.addedPriceDkk / figures.battery.addedSavingDkk} />;
}

/** One month of the heated house, 1 for January. */
export function MonthEnergy({
  month,
  of,
}: {
  month: number;
  of: 'useKwh' | 'productionKwh' | 'directKwh';
}) {
  return <SmallEnergy inKwh={figures.months[month - 1]![of]} />;
}

/** What a kWh above the reduced rate's limit is cheaper to buy from 2028. */
export function TaxGap() {
  return krAndOre(figures.taxGapDkkPerKwh, getLocale());
}
