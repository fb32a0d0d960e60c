import { m } from '../../../../messages/compiled/messages.js';
import { choice, type FormField } from '../form/field.ts';
import {
  azimuthField,
  boardOldField,
  buildingTypeField,
  cableField,
  replaceRoofField,
  roofYearField,
  shadingField,
} from '../form/later-fields.ts';
import { roofAreaField, roofTypeField, slopeField } from '../form/roof-fields.ts';

/** The roof while it has one face; several stand in rows of their own. */
export function roofFields(): readonly FormField[] {
  return [
    slopeField(),
    { ...azimuthField(), label: m.expert_azimuth(), help: m.calculator_azimuth_in_words() },
    { ...roofAreaField(), help: undefined },
    roofTypeField(),
    buildingTypeField(),
    choice('mounting', m.expert_mounting(), '', [
      { value: '', label: m.expert_mounting_by_roof() },
      { value: 'building', label: m.expert_mounting_building() },
      { value: 'ventilated', label: m.expert_mounting_ventilated() },
      { value: 'free', label: m.expert_mounting_free() },
    ]),
    shadingField(false),
    cableField(),
    { ...roofYearField(), label: m.expert_roof_year() },
    {
      kind: 'text',
      name: 'horizon',
      label: m.expert_horizon(),
      help: m.expert_horizon_help(),
      isWide: true,
      ours: '',
    },
    replaceRoofField(),
    boardOldField(),
  ];
}
