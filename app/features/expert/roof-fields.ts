import { m } from '../../../messages/compiled/messages.js';
import { CALCULATOR_DEFAULTS } from '../../../domain/calculator-defaults.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../../engine/estimate-input.ts';
import { buildingTypeName, roofTypeName } from '../../../words/names.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import type { ExpertField } from './expert-field.ts';

export function shadingOptions(): readonly SelectOption[] {
  return [
    { value: 'none', label: m.calculator_shading_none() },
    { value: 'some', label: m.calculator_shading_some() },
    { value: 'much', label: m.calculator_shading_much() },
  ];
}

/** The roof while it has one face; several stand in rows of their own. */
export function roofFields(): readonly ExpertField[] {
  return [
    number('slope', m.calculator_slope(), '°', CALCULATOR_DEFAULTS.slope),
    number('azimuth', m.expert_azimuth(), '°', CALCULATOR_DEFAULTS.azimuth),
    number('roofSurfaceArea', m.calculator_roof_area(), 'm²', null),
    choice(
      'roofType',
      m.calculator_roof_type(),
      CALCULATOR_DEFAULTS.roofType,
      ROOF_TYPES.map((value) => ({ value, label: roofTypeName(value) })),
    ),
    choice(
      'buildingType',
      m.calculator_building_type(),
      CALCULATOR_DEFAULTS.buildingType,
      BUILDING_TYPES.map((value) => ({ value, label: buildingTypeName(value) })),
    ),
    choice('mounting', m.expert_mounting(), '', [
      { value: '', label: m.expert_mounting_by_roof() },
      { value: 'building', label: m.expert_mounting_building() },
      { value: 'free', label: m.expert_mounting_free() },
    ]),
    choice('shading', m.calculator_shading(), CALCULATOR_DEFAULTS.shading, shadingOptions()),
    number(
      'cableLengthToRoof',
      m.calculator_cable_length(),
      'm',
      CALCULATOR_DEFAULTS.cableLengthToRoof,
    ),
    number(
      'roofReplacementYear',
      m.expert_roof_year(),
      m.calculator_years_unit(),
      CALCULATOR_DEFAULTS.roofReplacementYear,
    ),
    {
      kind: 'text',
      name: 'horizon',
      label: m.expert_horizon(),
      help: m.expert_horizon_help(),
      isWide: true,
      ours: '',
    },
    { kind: 'flag', name: 'replaceRoofNext10Yrs', label: m.calculator_replace_roof() },
    { kind: 'flag', name: 'electricalBoardOld', label: m.calculator_board_old() },
  ];
}

function number(name: string, label: string, unit: string, ours: number | null): ExpertField {
  return { kind: 'number', name, label, unit, ours };
}

function choice(
  name: string,
  label: string,
  ours: string,
  options: readonly SelectOption[],
): ExpertField {
  return { kind: 'choice', name, label, ours, options };
}
