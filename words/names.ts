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

/** A direction in words, from PVGIS's degrees: 0 south, −90 east, 90 west. */
export function azimuthWords(azimuthDeg: number, locale: Locale): string {
  const options = { locale };
  if (azimuthDeg === 0) return m.calculator_azimuth_due_south({}, options);
  if (azimuthDeg === -90) return m.calculator_azimuth_due_east({}, options);
  if (azimuthDeg === 90) return m.calculator_azimuth_due_west({}, options);
  if (Math.abs(azimuthDeg) === 180) return m.calculator_azimuth_due_north({}, options);
  // From the nearer of the two: nobody turns 172° away from south.
  if (Math.abs(azimuthDeg) > 90) {
    const fromNorth = { degrees: String(180 - Math.abs(azimuthDeg)) };
    return azimuthDeg < 0
      ? m.calculator_azimuth_east_of_north(fromNorth, options)
      : m.calculator_azimuth_west_of_north(fromNorth, options);
  }
  const degrees = String(Math.abs(azimuthDeg));
  return azimuthDeg < 0
    ? m.calculator_azimuth_east({ degrees }, options)
    : m.calculator_azimuth_west({ degrees }, options);
}

/** The unit of a direction that is written without its sign: "° øst". Due south and due north are on neither side. */
export function azimuthUnit(azimuthDeg: number, locale: Locale): string {
  if (azimuthDeg % 180 === 0) return '°';
  return azimuthDeg < 0
    ? m.calculator_azimuth_unit_east({}, { locale })
    : m.calculator_azimuth_unit_west({}, { locale });
}
