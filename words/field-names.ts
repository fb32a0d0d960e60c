import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** A calculator field's name on its page; one the page does not show is «et felt». */
export function fieldName(field: string, locale: Locale): string {
  return fieldMessage(field)({}, { locale });
}

function fieldMessage(field: string) {
  switch (field) {
    case 'q':
    case 'lat':
    case 'lon':
    case 'address':
    case 'postcode':
      return m.calculator_address;
    case 'slope':
      return m.calculator_slope;
    case 'azimuth':
      return m.calculator_azimuth;
    case 'roofSurfaceArea':
      return m.calculator_roof_area;
    case 'roofType':
      return m.calculator_roof_type;
    case 'buildingType':
      return m.calculator_building_type;
    case 'shading':
      return m.calculator_shading;
    case 'cableLengthToRoof':
      return m.calculator_cable_length;
    case 'averageMonthlySpendingDKK':
      return m.calculator_spending;
    case 'annualConsumptionKwh':
      return m.calculator_consumption;
    case 'electricCarKmPerYear':
      return m.calculator_electric_car_km;
    case 'selectedPanelManufacturer':
      return m.calculator_manufacturer;
    case 'peakPower':
    case 'calculatedNumberOfPanels':
      return m.calculator_group_panels;
    case 'batteryCapacityKwh':
      return m.calculator_battery_capacity;
    case 'loanTermYears':
      return m.calculator_loan_term;
    case 'gridCompany':
      return m.calculator_grid_company;
    default:
      return m.report_error_unnamed;
  }
}
