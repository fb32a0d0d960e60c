import { getLocale } from '../../../../messages/compiled/runtime.js';
import { signedKr } from '../../../../words/format.ts';
import { Amount, inHundreds, Share } from './amounts.tsx';
import figures from './later-years.build.ts';

const AMOUNTS = {
  price: figures.priceDkk,
  upkeep: figures.upkeepDkk,
  inverter: figures.inverterDkk,
  battery: figures.batteryDkk,
  juneStandstill: figures.standstillDkk[5]!,
  decemberStandstill: figures.standstillDkk[11]!,
  /** From the tenth year's end to the twenty-fifth's. */
  leftAfterTen: figures.balance.twentyFive - figures.balance.ten,
} as const;

export function Kr({ of }: { of: keyof typeof AMOUNTS }) {
  return <Amount dkk={AMOUNTS[of]} />;
}

/** What the panels still give of their first year's yield. */
export function PanelsGive({ after }: { after: keyof typeof figures.panelShare }) {
  return <Share of={figures.panelShare[after]} />;
}

export function BatteryHolds() {
  return <Share of={figures.batteryShareAfterTen} />;
}

/** Price and savings added up, after so many years. */
export function Balance({ after }: { after: keyof typeof figures.balance }) {
  return signedKr(inHundreds(figures.balance[after]), getLocale());
}
