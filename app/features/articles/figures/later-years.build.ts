import { exampleEstimate } from '../../../../domain/example-house.ts';
import { DEFAULT_ASSUMPTIONS } from '../../../../engine/data/default-assumptions.ts';
import { PLAUSIBLE_RANGES } from '../../../../engine/data/plausible-ranges.ts';
import { capacityInYear } from '../../../../engine/economy/battery-life.ts';
import sold from './sold-power.build.ts';

const plain = exampleEstimate({});
const { cashFlow, events } = plain.economy;
const both = exampleEstimate({ interestedInBattery: true });
const balanceAfter = (years: number) => cashFlow[years]?.cumulativeDkk ?? 0;
const ofPanels = (years: number) =>
  (1 - DEFAULT_ASSUMPTIONS.panelDegradationPercent / 100) ** years;

/** What a month of standstill costs in the first year [DKK]: what would have been bought, and what would have been sold. */
function standstillDkk(month: number): number {
  const { directKwh, exportedKwh } = plain.energy.monthly[month - 1]!;
  const { own, sold: paid } = sold.months[month - 1]!;
  return directKwh * own + exportedKwh * paid;
}

export default {
  priceDkk: plain.price.totalPrice,
  upkeepDkk: (plain.price.totalPrice * DEFAULT_ASSUMPTIONS.upkeepPercent) / 100,
  firstYearDkk: plain.savings.firstYearDkk,
  inverterYear: DEFAULT_ASSUMPTIONS.inverterReplacementYear,
  inverterDkk: events.find(({ kind }) => kind === 'inverter')?.costDkk ?? 0,
  inverterYears: PLAUSIBLE_RANGES.inverterReplacementYear,
  /** Of the first year's yield, after so many years. */
  panelShare: { ten: ofPanels(10), twentyFive: ofPanels(25) },
  batteryShareAfterTen: capacityInYear(DEFAULT_ASSUMPTIONS.batteryFadePercent, 11),
  batteryDkk: both.price.totalPrice - plain.price.totalPrice,
  /** Price paid, and all that was saved and paid since [DKK]. */
  balance: {
    five: balanceAfter(5),
    ten: balanceAfter(10),
    fifteen: balanceAfter(15),
    twenty: balanceAfter(20),
    twentyFive: balanceAfter(25),
  },
  standstillDkk: Array.from({ length: 12 }, (_, month) => standstillDkk(month + 1)),
};
