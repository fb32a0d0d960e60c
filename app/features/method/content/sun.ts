import { m } from '../../../../messages/compiled/messages.js';
import { HOURS_PER_YEAR } from '../../../../engine/hours.ts';
import { decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';

export function sunSection(locale: Locale): MethodSection {
  return {
    id: 'sun',
    title: m.method_sun_title(),
    text: [m.method_sun_text({ hours: decimal(HOURS_PER_YEAR, locale) })],
    formula: m.method_sun_formula(),
    limit: m.method_sun_limit(),
  };
}
