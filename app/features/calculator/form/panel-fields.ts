import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS as OURS } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { decimal } from '../../../../words/format.ts';
import { choice, number, slider } from './field.ts';

export const makerField = ({ panels }: Catalogue) =>
  choice(
    'selectedPanelManufacturer',
    m.calculator_manufacturer(),
    OURS.selectedPanelManufacturer,
    panels
      .filter(({ isDefault }) => isDefault)
      .map(({ manufacturerCode, manufacturer, peakPowerW }) => ({
        value: manufacturerCode,
        label: m.calculator_manufacturer_option({
          model: manufacturer,
          power: decimal(peakPowerW, getLocale()),
        }),
      })),
  );

export const panelCountField = () =>
  slider(
    number('calculatedNumberOfPanels', m.calculator_panel_count(), m.calculator_pieces()),
    LIMITS.calculatedNumberOfPanels,
  );
