import { m } from '../messages/compiled/messages.js';
import type { BuildingType, RoofType } from '../engine/estimate-input.ts';
import type { Locale } from './locale.ts';

export function roofTypeName(roofType: RoofType, locale: Locale): string {
  return roofTypeMessage(roofType)({}, { locale });
}

function roofTypeMessage(roofType: RoofType) {
  switch (roofType) {
    case 'tile':
      return m.calculator_roof_tile;
    case 'fibre-cement':
      return m.calculator_roof_fibre_cement;
    case 'slate':
      return m.calculator_roof_slate;
    case 'felt':
      return m.calculator_roof_felt;
    case 'metal':
      return m.calculator_roof_metal;
    case 'flat':
      return m.calculator_roof_flat;
    case 'thatch':
      return m.calculator_roof_thatch;
  }
}

export function buildingTypeName(buildingType: BuildingType, locale: Locale): string {
  return buildingTypeMessage(buildingType)({}, { locale });
}

function buildingTypeMessage(buildingType: BuildingType) {
  switch (buildingType) {
    case 'detached':
      return m.calculator_building_detached;
    case 'terraced':
      return m.calculator_building_terraced;
    case 'farmhouse':
      return m.calculator_building_farmhouse;
    case 'holiday-home':
      return m.calculator_building_holiday_home;
    case 'other':
      return m.calculator_building_other;
  }
}
