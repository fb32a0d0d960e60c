import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { MethodSection } from '../method-section.ts';
import { figuresIn } from '../method-figure.ts';

/** PVGIS's own default, which is the calculator's; it is a field of the visitor's and so no record of the engine. */
const SYSTEM_LOSS = {
  key: 'systemLoss',
  value: CALCULATOR_DEFAULTS.systemLoss,
  unit: '%',
  source: 'PVGIS 5.3, default',
  validFrom: '2024-01-01',
  basis: 'published',
} as const;

export function lossesSection(locale: Locale): MethodSection {
  const { figure, number, plain, percentOf } = figuresIn(locale);
  const { reflection, heatLossBuilding, heatLossFree, spectralGain, inverterRatio } = MODEL_FIGURES;
  const perDegree = plain('W/m²K');
  return {
    id: 'losses',
    title: m.method_losses_title(),
    text: [m.method_losses_text(), m.method_losses_inverter()],
    formula: m.method_losses_formula(),
    figures: [
      figure(reflection, m.method_losses_reflection(), m.method_source_martin_ruiz(), number),
      figure(heatLossBuilding, m.method_losses_building(), m.method_source_faiman(), perDegree),
      figure(heatLossFree, m.method_losses_free(), m.method_source_koehl(), perDegree),
      figure(
        spectralGain,
        m.method_losses_spectral(),
        m.method_source_pvgis_aarhus(),
        (value) => `×\u00a0${number(value)}`,
      ),
      figure(SYSTEM_LOSS, m.method_losses_system(), m.method_source_pvgis(), percentOf),
      figure(inverterRatio, m.method_losses_ratio(), m.method_source_rules(), plain('kW/kWp')),
    ],
  };
}
