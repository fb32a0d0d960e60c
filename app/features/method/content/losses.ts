import { m } from '../../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { COOLER_MOUNTING_PERCENT } from '../../../../engine/data/named-sizes.ts';
import {
  SYSTEM_LOSS_PARTS,
  type SystemLossPart,
} from '../../../../engine/data/system-loss-parts.ts';
import { MODEL_FIGURES } from '../../../../engine/provenance/model-figures.ts';
import { percent } from '../../../../words/format.ts';
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

const PART_NAMES: Readonly<Record<SystemLossPart, () => string>> = {
  inverter: m.method_losses_part_inverter,
  soiling: m.method_losses_part_soiling,
  mismatch: m.method_losses_part_mismatch,
  wiring: m.method_losses_part_wiring,
  connections: m.method_losses_part_connections,
  firstYear: m.method_losses_part_first_year,
  nameplate: m.method_losses_part_nameplate,
  standstill: m.method_losses_part_standstill,
};

export function lossesSection(locale: Locale): MethodSection {
  const { figure, number, plain, percentOf } = figuresIn(locale);
  const { reflection, heatLossBuilding, heatLossVentilated, heatLossFree } = MODEL_FIGURES;
  const { spectralGain, inverterRatio } = MODEL_FIGURES;
  const size = (value: number) => percent(value / 100, locale, 1);
  const perDegree = plain('W/m²K');
  return {
    id: 'losses',
    title: m.method_losses_title(),
    text: [
      m.method_losses_text({
        ventilated: size(COOLER_MOUNTING_PERCENT.ventilated),
        free: size(COOLER_MOUNTING_PERCENT.free),
      }),
      m.method_losses_inverter(),
    ],
    formula: m.method_losses_formula(),
    figures: [
      figure(reflection, m.method_losses_reflection(), m.method_source_martin_ruiz(), number),
      figure(heatLossBuilding, m.method_losses_building(), m.method_source_faiman(), perDegree),
      figure(
        heatLossVentilated,
        m.method_losses_ventilated(),
        m.method_source_ventilated(),
        perDegree,
      ),
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
    table: {
      caption: m.method_losses_table({ total: percentOf(SYSTEM_LOSS.value) }),
      head: [m.method_losses_part(), m.method_losses_size()],
      rows: Object.values(SYSTEM_LOSS_PARTS).map(({ key, value }) => [
        PART_NAMES[key](),
        percentOf(value),
      ]),
      source: m.method_losses_table_source(),
    },
  };
}
