import { m } from '../../../../messages/compiled/messages.js';
import { ASSUMPTION_RECORDS } from '../../../../engine/data/assumptions.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

/** What is added to panels that stand already. */
export function standingSection(locale: Locale): MethodSection {
  const { figure, percentOf, aYear } = figuresIn(locale);
  return {
    id: 'standing',
    title: m.standing_row(),
    text: [m.method_standing_text(), m.method_standing_use(), m.method_standing_yearly()],
    formula: m.method_standing_formula(),
    figures: [
      figure(
        ASSUMPTION_RECORDS.panelDegradationPercent,
        m.method_standing_age(),
        m.method_source_own(),
        aYear(percentOf),
      ),
    ],
    limit: m.method_standing_limit(),
  };
}
