import { m } from '../messages/compiled/messages.js';
import type { Locale } from './locale.ts';

/** By the names of the calculator's state and of the form of its roof; what a group or a list holds follows after a dot. */
const NAMES: Readonly<Record<string, (facts: object, options: { locale: Locale }) => string>> = {
  q: m.calculator_address,
  lat: m.calculator_address,
  lon: m.calculator_address,
  address: m.calculator_address,
  postcode: m.calculator_address,
  slope: m.calculator_slope,
  azimuth: m.calculator_azimuth,
  shading: m.calculator_shading,
  horizon: m.expert_horizon,
  roofFaces: m.expert_faces,
  roofLayout: m.report_error_roof_layout,
  mounting: m.expert_mounting,
  sizing: m.expert_sizing,
  roofSurfaceArea: m.calculator_roof_area,
  roofType: m.calculator_roof_type,
  buildingType: m.calculator_building_type,
  replaceRoofNext10Yrs: m.calculator_replace_roof,
  roofReplacementYear: m.expert_roof_year,
  electricalBoardOld: m.calculator_board_old,
  cableLengthToRoof: m.calculator_cable_length,
  panelCost: m.expert_offer_price,
  ownOffer: m.report_error_own_offer,
  'ownOffer.priceDkk': m.expert_offer_price,
  'ownOffer.promisedAnnualKwh': m.expert_offer_kwh,
  'ownOffer.promisedPriceGrowthPercent': m.expert_offer_growth,
  interestedInBattery: m.calculator_with_battery,
  batteryCapacityKwh: m.calculator_battery_capacity,
  batteryUnitCounts: m.calculator_battery_capacity,
  batteryStrategy: m.depth_strategy,
  receivedPreviousOffers: m.depth_offers_received,
  financingOption: m.calculator_financing,
  loanTermYears: m.calculator_loan_term,
  averageMonthlySpendingDKK: m.calculator_spending,
  annualConsumptionKwh: m.calculator_consumption,
  household: m.report_error_household,
  'household.houseAreaM2': m.household_area,
  'household.people': m.household_people,
  heatPump: m.calculator_heat_pump,
  electricallyHeated: m.expert_electrically_heated,
  electricCarKmPerYear: m.calculator_electric_car_km,
  chargingPlan: m.charging_plan,
  peakPower: m.expert_peak_power,
  calculatedNumberOfPanels: m.expert_panels,
  selectedPanelManufacturer: m.calculator_manufacturer,
  selectedInverterModelId: m.expert_inverter,
  priceZone: m.expert_price_zone,
  gridCompany: m.calculator_grid_company,
  quoteDate: m.expert_quote_date,
  systemLoss: m.calculator_assumption_system_loss,
  assumptions: m.report_error_assumptions,
  'assumptions.priceGrowthPercent': m.calculator_assumption_price_growth,
  'assumptions.discountRatePercent': m.calculator_assumption_discount_rate,
  'assumptions.loanRatePercent': m.calculator_assumption_loan_rate,
  'assumptions.panelDegradationPercent': m.calculator_assumption_panel_degradation,
  'assumptions.batteryFadePercent': m.calculator_assumption_battery_fade,
  'assumptions.batteryLifeYears': m.calculator_assumption_battery_life,
  'assumptions.upkeepPercent': m.calculator_assumption_upkeep,
  'assumptions.inverterReplacementYear': m.calculator_assumption_inverter_year,
  'assumptions.electricityTaxFrom2028DkkPerKwh': m.calculator_assumption_tax_2028,
  'assumptions.supplierAdditionDkkPerKwh': m.calculator_assumption_supplier,
  'assumptions.exportFeeDkkPerKwh': m.calculator_assumption_export_fee,
  'assumptions.exportSubscriptionDkkPerMonth': m.calculator_assumption_export_subscription,
  'assumptions.gridFeedInDkkPerKwh': m.calculator_assumption_grid_feed_in,
  'assumptions.energinetFeedInDkkPerKwh': m.calculator_assumption_energinet_feed_in,
  'assumptions.marginalTaxPercent': m.calculator_assumption_marginal_tax,
  'assumptions.owners': m.calculator_assumption_owners,
  'assumptions.craftsmanPersons': m.calculator_assumption_craftsman,
  'assumptions.labourSharePercent': m.calculator_assumption_labour,
  'assumptions.batteryRoundTripEfficiency': m.calculator_assumption_battery_efficiency,
  'assumptions.batteryStandbyW': m.calculator_assumption_battery_standby,
  'assumptions.stopExportAtNegativePrice': m.calculator_assumption_stop_export,
  'assumptions.electricCarTaxRefund': m.expert_car_refund,
  roofLengthM: m.roof_length,
  roofWidthM: m.roof_width,
  roofFrontDeg: m.roof_front,
  roofSlopeDeg: m.roof_slope,
  roofPanels: m.roof_panels_on_house,
  roofBesideLengthM: m.roof_length,
  roofBesideWidthM: m.roof_width,
  roofBesideSlopeDeg: m.roof_beside_slope,
  roofBesideDeg: m.roof_beside_direction,
};

const FACE = /^roofFaces\.(\d+)\.?([^.]*)/;

/** A calculator field's name on its page; one that no page shows is «et felt». */
export function fieldName(field: string, locale: Locale): string {
  const options = { locale };
  const [, face, ofFace = ''] = FACE.exec(field) ?? [];
  if (face !== undefined) {
    const number = m.report_roof_face({ number: String(Number(face) + 1) }, options);
    const name = NAMES[ofFace]?.({}, options);
    return name === undefined ? number : `${number}, ${name.toLowerCase()}`;
  }
  const [first = ''] = field.split('.');
  return (NAMES[field] ?? NAMES[first] ?? m.report_error_unnamed)({}, options);
}
