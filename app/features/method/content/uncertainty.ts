import { m } from '../../../../messages/compiled/messages.js';
import { INTERANNUAL_SD } from '../../../../engine/data/fixed-figures.ts';
import { FALLING_SHARE_PERCENT, FALLING_SHARE_YEARS } from '../../../../engine/data/named-sizes.ts';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

export function uncertaintySection(locale: Locale): MethodSection {
  const { figure, share, number, percentOf } = figuresIn(locale);
  const { uncertaintyPvgis, uncertaintyBuiltin } = MODEL_FIGURES;
  const aarhus = m.method_source_pvgis_aarhus();
  const rules = m.method_source_rules();
  return {
    id: 'uncertainty',
    title: m.method_uncertainty_title(),
    text: [
      m.method_uncertainty_text(),
      m.method_uncertainty_percentiles(),
      m.method_uncertainty_falling({
        percent: percentOf(FALLING_SHARE_PERCENT),
        without: number(FALLING_SHARE_YEARS.without),
        battery: number(FALLING_SHARE_YEARS.battery),
      }),
    ],
    formula: m.method_uncertainty_formula(),
    figures: [
      figure(INTERANNUAL_SD, m.method_uncertainty_weather(), aarhus, share),
      figure(uncertaintyPvgis, m.method_uncertainty_pvgis(), rules, share),
      figure(uncertaintyBuiltin, m.method_uncertainty_builtin(), rules, share),
    ],
    limit: m.method_uncertainty_limit(),
  };
}
