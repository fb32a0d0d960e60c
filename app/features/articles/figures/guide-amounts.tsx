import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kWh } from '../../../../words/format.ts';
import { Amount } from './amounts.tsx';
import roof from './roof-first.build.ts';
import prices from './system-price.build.ts';

const size = (kwp: number) => prices.sizes.find(({ wishedKwp }) => wishedKwp === kwp)!;

const AMOUNTS = {
  usual: size(6).priceDkk,
  large: size(10).priceDkk,
  battery: size(6).withBatteryDkk - size(6).priceDkk,
  downAndUp: roof.roofWorkDkk,
} as const;

/**
 * A price in the guide's text; separate from the articles' charts, which the guide does not show.
 */
export function Kr({ of }: { of: keyof typeof AMOUNTS }) {
  return <Amount dkk={AMOUNTS[of]} />;
}

export function YieldPerKwp() {
  return kWh(Math.round(prices.kwhPerKwp / 10) * 10, getLocale());
}

export function Panels() {
  return String(roof.numberOfPanels);
}
