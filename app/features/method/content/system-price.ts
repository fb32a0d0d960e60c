import { m } from '../../../../messages/compiled/messages.js';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

export function systemPriceSection(locale: Locale): MethodSection {
  const { figure, plain } = figuresIn(locale);
  return {
    id: 'system-price',
    title: m.method_system_title(),
    text: [m.method_system_text(), m.method_system_lines()],
    formula: m.method_system_formula(),
    figures: [
      figure(MODEL_FIGURES.roofEdge, m.method_system_edge(), m.method_source_rules(), plain('m')),
    ],
    limit: m.method_system_limit(),
  };
}
