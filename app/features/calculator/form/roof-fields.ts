import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS as OURS } from '../../../../domain/calculator-defaults.ts';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../../../engine/estimate-input.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { choice, flag, number, slider } from './field.ts';

export const slopeField = () =>
  slider(number('slope', m.calculator_slope(), '°', OURS.slope), LIMITS.slope);

export const azimuthField = () => ({
  ...slider(number('azimuth', m.calculator_azimuth(), '°', OURS.azimuth), LIMITS.azimuth),
  help: m.calculator_azimuth_help(),
});

export const roofAreaField = () => ({
  ...number('roofSurfaceArea', m.calculator_roof_area(), 'm²'),
  help: m.calculator_roof_area_help(),
});

/** @param isMeasured a horizon counts already: this shade comes on top */
export const shadingField = (isMeasured: boolean) =>
  choice(
    'shading',
    isMeasured ? m.calculator_shading_besides() : m.calculator_shading(),
    OURS.shading,
    [
      { value: 'none', label: m.calculator_shading_none() },
      { value: 'some', label: m.calculator_shading_some() },
      { value: 'much', label: m.calculator_shading_much() },
    ],
  );

export const roofTypeField = () =>
  choice(
    'roofType',
    m.calculator_roof_type(),
    OURS.roofType,
    ROOF_TYPES.map((value) => ({ value, label: roofTypeName(value, getLocale()) })),
  );

export const buildingTypeField = () =>
  choice(
    'buildingType',
    m.calculator_building_type(),
    OURS.buildingType,
    BUILDING_TYPES.map((value) => ({ value, label: buildingTypeName(value, getLocale()) })),
  );

export const cableField = () =>
  slider(
    number('cableLengthToRoof', m.calculator_cable_length(), 'm', OURS.cableLengthToRoof),
    [0, 60],
    1,
    LIMITS.cableLengthToRoof,
  );

export const boardOldField = () => flag('electricalBoardOld', m.calculator_board_old());
export const replaceRoofField = () => flag('replaceRoofNext10Yrs', m.calculator_replace_roof());
