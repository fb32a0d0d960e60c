import { m } from '../../../../messages/compiled/messages.js';
import { ROW_SHADE_PERCENT, SNOW_PERCENT } from '../../../../engine/data/named-sizes.ts';
import { percent } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';

export function excludedSection(locale: Locale): MethodSection {
  const size = (value: number) => percent(value / 100, locale, 1);
  return {
    id: 'excluded',
    title: m.method_excluded_title(),
    text: [m.method_excluded_text()],
    list: [
      m.method_excluded_roof(),
      m.method_excluded_snow({ snow: size(SNOW_PERCENT) }),
      m.method_excluded_rows({
        even: size(ROW_SHADE_PERCENT.even),
        lowest: size(ROW_SHADE_PERCENT.lowest),
      }),
      m.method_excluded_shade(),
      m.method_excluded_habits(),
      m.method_excluded_insurance(),
      m.method_excluded_moving(),
      m.method_excluded_rules(),
    ],
  };
}
