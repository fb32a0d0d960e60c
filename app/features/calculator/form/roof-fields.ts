import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS as OURS } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import { ROOF_TYPES } from '../../../../engine/estimate-input.ts';
import { roofTypeName } from '../../../../words/names.ts';
import { choice, number, slider } from './field.ts';

export const slopeField = () =>
  slider(number('slope', m.calculator_slope(), '°', OURS.slope), LIMITS.slope);

export const roofAreaField = () => ({
  ...number('roofSurfaceArea', m.calculator_roof_area(), 'm²'),
  help: m.calculator_roof_area_help(),
});

export const roofTypeField = () =>
  choice(
    'roofType',
    m.calculator_roof_type(),
    OURS.roofType,
    ROOF_TYPES.map((value) => ({ value, label: roofTypeName(value, getLocale()) })),
  );
