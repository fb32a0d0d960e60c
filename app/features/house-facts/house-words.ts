import { m } from '../../../messages/compiled/messages.js';
import type { Asbestos, Heating, RoofMaterial } from '../../../domain/roof/house-facts.ts';

export function materialName(material: RoofMaterial): string {
  switch (material) {
    case 'felt-low':
      return m.house_material_felt_low();
    case 'felt-steep':
      return m.house_material_felt_steep();
    case 'fibre-cement-with-asbestos':
      return m.house_material_fibre_cement_asbestos();
    case 'concrete-tile':
      return m.house_material_concrete_tile();
    case 'tile':
      return m.house_material_tile();
    case 'metal':
      return m.house_material_metal();
    case 'thatch':
      return m.house_material_thatch();
    case 'fibre-cement':
      return m.house_material_fibre_cement();
    case 'plastic':
      return m.house_material_plastic();
    case 'glass':
      return m.house_material_glass();
    case 'green':
      return m.house_material_green();
    case 'none':
      return m.house_material_none();
    case 'other':
      return m.house_material_other();
  }
}

export function heatingName(heating: Heating): string {
  switch (heating) {
    case 'district':
      return m.house_heat_district();
    case 'heat-pump':
      return m.house_heat_pump();
    case 'electric':
      return m.house_heat_electric();
    case 'gas':
      return m.house_heat_gas();
    case 'oil':
      return m.house_heat_oil();
    case 'solid-fuel':
      return m.house_heat_solid();
    case 'none':
      return m.house_heat_none();
    case 'other':
      return m.house_heat_other();
  }
}

export function asbestosWords(asbestos: Asbestos): string {
  switch (asbestos) {
    case 'certain':
      return m.house_asbestos_certain();
    case 'possible':
      return m.house_asbestos_possible();
    case 'no':
      return m.house_asbestos_no();
  }
}
