import type { Locale } from '../../i18n/locale.ts';
import { batterySection } from './content/battery.ts';
import { climateSection } from './content/climate.ts';
import { economySection } from './content/economy.ts';
import { excludedSection } from './content/excluded.ts';
import { lossesSection } from './content/losses.ts';
import { planeSection } from './content/plane.ts';
import { pricesSection } from './content/prices.ts';
import { sunSection } from './content/sun.ts';
import { systemPriceSection } from './content/system-price.ts';
import { testsSection } from './content/tests.ts';
import { uncertaintySection } from './content/uncertainty.ts';
import { useSection } from './content/use.ts';

/** One figure of the method, written out: what, how much, who says so and from when. */
export type MethodFigure = {
  readonly name: string;
  readonly value: string;
  readonly source: string;
  /** Chosen by us rather than given by law or published. */
  readonly isAssumption: boolean;
};

export type MethodTable = {
  readonly caption: string;
  readonly head: readonly string[];
  /** Row heads first. */
  readonly rows: readonly (readonly string[])[];
  readonly source: string;
};

/** A step of the calculation, in words. */
export type MethodSection = {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** The formula in plain words. */
  readonly formula?: string;
  readonly figures?: readonly MethodFigure[];
  readonly table?: MethodTable;
  readonly list?: readonly string[];
  /** What we do not know, said plainly. */
  readonly limit?: string;
};

/**
 * The whole method. Written on the server: the page gets words, and the browser neither the tables of the
 * engine nor the catalogue of messages.
 */
export function methodContent(locale: Locale): readonly MethodSection[] {
  return [
    sunSection(locale),
    climateSection(locale),
    planeSection(locale),
    lossesSection(locale),
    useSection(locale),
    batterySection(locale),
    pricesSection(locale),
    systemPriceSection(locale),
    economySection(locale),
    uncertaintySection(locale),
    excludedSection(),
    testsSection(),
  ];
}
