import { m } from '../messages/compiled/messages.js';
import type { BuildingType, RoofType } from '../engine/estimate-input.ts';

export function roofTypeName(roofType: RoofType): string {
  switch (roofType) {
    case 'tile':
      return m.calculator_roof_tile();
    case 'fibre-cement':
      return m.calculator_roof_fibre_cement();
    case 'slate':
      return m.calculator_roof_slate();
    case 'felt':
      return m.calculator_roof_felt();
    case 'metal':
      return m.calculator_roof_metal();
    case 'flat':
      return m.calculator_roof_flat();
    case 'thatch':
      return m.calculator_roof_thatch();
  }
}

export function buildingTypeName(buildingType: BuildingType): string {
  switch (buildingType) {
    case 'detached':
      return m.calculator_building_detached();
    case 'terraced':
      return m.calculator_building_terraced();
    case 'farmhouse':
      return m.calculator_building_farmhouse();
    case 'holiday-home':
      return m.calculator_building_holiday_home();
    case 'other':
      return m.calculator_building_other();
  }
}

/** What a line of the price stands for. An adjustment carries its rule's id behind the colon. */
export function priceLineName(code: string): string {
  switch (code) {
    case 'panel':
      return m.calculator_line_panel();
    case 'inverter':
      return m.calculator_line_inverter();
    case 'battery':
      return m.calculator_line_battery();
    case 'mounting':
      return m.calculator_line_mounting();
    case 'base-work':
      return m.calculator_line_base_work();
    case 'scaffold':
      return m.calculator_line_scaffold();
    case 'cable':
      return m.calculator_line_cable();
    case 'electrical-board':
      return m.calculator_line_electrical_board();
    case 'travel':
      return m.calculator_line_travel();
    default:
      return m.calculator_line_adjustment();
  }
}

/** A direction in words, from PVGIS's degrees: 0 south, −90 east, 90 west. */
export function azimuthWords(azimuthDeg: number): string {
  if (azimuthDeg === 0) return m.calculator_azimuth_due_south();
  if (azimuthDeg === -90) return m.calculator_azimuth_due_east();
  if (azimuthDeg === 90) return m.calculator_azimuth_due_west();
  if (Math.abs(azimuthDeg) === 180) return m.calculator_azimuth_due_north();
  const degrees = String(Math.abs(azimuthDeg));
  return azimuthDeg < 0
    ? m.calculator_azimuth_east({ degrees })
    : m.calculator_azimuth_west({ degrees });
}
