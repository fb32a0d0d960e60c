import { DEFAULT_ASSUMPTIONS } from './data/default-assumptions.ts';
import { EXAMPLE_CATALOGUE } from './data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from './data/example-price-book.ts';
import type { EstimateContext } from './estimate-context.ts';
import type { EstimateInput, StandingPanels } from './estimate-input.ts';
import { salesPrices } from './quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from './tariff/shipped-grid-tariffs.ts';

/** A usual home for tests: 6 kWp to the south at Aarhus, no battery. */
export const USUAL_HOME: EstimateInput = {
  lat: 56.2,
  lon: 10.2,
  slope: 35,
  azimuth: 0,
  systemLoss: 14,
  shading: 'none',
  horizon: null,
  roofFaces: null,
  sizing: 'peak-power',
  mounting: 'building',
  roofType: 'tile',
  buildingType: 'detached',
  roofSurfaceArea: null,
  peakPower: 6,
  calculatedNumberOfPanels: null,
  selectedPanelManufacturer: 'TW',
  selectedInverterModelId: null,
  interestedInBattery: false,
  batteryCapacityKwh: 10,
  batteryUnitCounts: null,
  batteryStrategy: 'self-use',
  averageMonthlySpendingDKK: 1000,
  annualConsumptionKwh: null,
  household: null,
  heatPump: false,
  electricallyHeated: null,
  electricCarKmPerYear: 0,
  chargingPlan: 'cheap-hours',
  priceZone: 'DK1',
  gridCompany: null,
  cableLengthToRoof: 5,
  electricalBoardOld: false,
  replaceRoofNext10Yrs: false,
  roofReplacementYear: 8,
  panelCost: 150_000,
  standing: null,
  ownOffer: null,
  financingOption: 'cash',
  loanTermYears: 10,
  postcode: '8000',
  quoteDate: '2026-11-20',
  firstYear: 2027,
  assumptions: DEFAULT_ASSUMPTIONS,
};

/** 6 kWp to the south, put up in 2016, beside which nothing is wanted yet. */
export const STANDING_PLANT: StandingPanels = {
  peakPower: 6,
  year: 2016,
  slope: 35,
  azimuth: 0,
  inverter: 'kept',
  inverterKw: 6,
  settlement: 'instant',
  yearlyUntil: 2035,
  morePanels: false,
};

export const TEST_CONTEXT: EstimateContext = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
