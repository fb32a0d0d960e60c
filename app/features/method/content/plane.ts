import { m } from '../../../../messages/compiled/messages.js';
import { usualSlopeOf } from '../../../../domain/calculator-defaults.ts';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import { ROW_SHADE_FREE_DEG, rowCoverage } from '../../../../engine/pv/panel-layout.ts';
import { percent } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

export function planeSection(locale: Locale): MethodSection {
  const { figure, share, plain } = figuresIn(locale);
  const { albedo, shadingSome, shadingMuch } = MODEL_FIGURES;
  const tiltDeg = usualSlopeOf('flat');
  return {
    id: 'plane',
    title: m.method_plane_title(),
    text: [
      m.method_plane_text(),
      m.method_plane_shading(),
      m.method_plane_rows({
        tilt: `${tiltDeg}°`,
        coverage: percent(rowCoverage(tiltDeg), locale),
        height: `${ROW_SHADE_FREE_DEG}°`,
      }),
    ],
    formula: m.method_plane_formula(),
    figures: [
      figure(albedo, m.method_plane_albedo(), m.method_source_pvgis(), share),
      figure(shadingSome, m.method_plane_some(), m.method_source_ridge(), plain('°')),
      figure(shadingMuch, m.method_plane_much(), m.method_source_tree(), plain('°')),
    ],
  };
}
