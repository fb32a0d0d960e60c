import { m } from '../../../../messages/compiled/messages.js';
import type { MethodSection } from '../method-section.ts';

export function excludedSection(): MethodSection {
  return {
    id: 'excluded',
    title: m.method_excluded_title(),
    text: [m.method_excluded_text()],
    list: [
      m.method_excluded_roof(),
      m.method_excluded_snow(),
      m.method_excluded_shade(),
      m.method_excluded_habits(),
      m.method_excluded_insurance(),
      m.method_excluded_moving(),
      m.method_excluded_rules(),
    ],
  };
}
