import type { Locale } from '../../../words/locale.ts';
import { batterySection } from './content/battery.ts';
import { climateSection } from './content/climate.ts';
import { economySection } from './content/economy.ts';
import { excludedSection } from './content/excluded.ts';
import { lossesSection } from './content/losses.ts';
import { planeSection } from './content/plane.ts';
import { pricesSection } from './content/prices.ts';
import { standingSection } from './content/standing.ts';
import { sunSection } from './content/sun.ts';
import { systemPriceSection } from './content/system-price.ts';
import { testsSection } from './content/tests.ts';
import { uncertaintySection } from './content/uncertainty.ts';
import { useSection } from './content/use.ts';
import type { MethodSection } from './method-section.ts';

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
    standingSection(locale),
    pricesSection(locale),
    systemPriceSection(locale),
    economySection(locale),
    uncertaintySection(locale),
    excludedSection(locale),
    testsSection(),
  ];
}
