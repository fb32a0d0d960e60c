import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { EstimateInput, RoofFace } from '../../engine/estimate-input.ts';
import type { ReportFigures } from './report-figures.ts';

/** A degree is a hundred kilometres: enough for "in Denmark", too coarse for a house. */
const whole = (degrees: number) => Math.round(degrees);

/**
 * A report's figures for somebody who only has its link. The position is rounded, and another
 * firm's offer stays with the person who received it. Every field is named: stored data may hold
 * more than its type says, and a new field is not shown until somebody has considered it.
 */
export function withoutPerson(figures: ReportFigures): ReportFigures {
  const { input, guessed, estimate, householdKwh, lines, inverterAcKw, priceList } = figures;
  const { bestRoofShare, ownUse, spot, tax, battery, tornado } = figures;
  const shown: EstimateFigures = {
    engineVersion: estimate.engineVersion,
    priceBookVersion: estimate.priceBookVersion,
    yield: estimate.yield,
    system: estimate.system,
    energy: estimate.energy,
    price: estimate.price,
    savings: estimate.savings,
    economy: estimate.economy,
    climate: estimate.climate,
    verdict: estimate.verdict,
    today: estimate.today,
    ownOffer: null,
  };
  return {
    input: inputWithoutPerson(input),
    guessed,
    estimate: shown,
    householdKwh,
    lines,
    inverterAcKw,
    priceList,
    bestRoofShare,
    // A house seen from above can be found on a map.
    roof: null,
    ownUse,
    spot,
    tax,
    battery,
    tornado,
  };
}

function inputWithoutPerson(input: EstimateInput): EstimateInput {
  return {
    lat: whole(input.lat),
    lon: whole(input.lon),
    gridCompany: null,
    horizon: null,
    ownOffer: null,
    panelCost: 0,
    slope: input.slope,
    azimuth: input.azimuth,
    systemLoss: input.systemLoss,
    shading: input.shading,
    roofFaces: input.roofFaces?.map(faceWithoutSurroundings) ?? null,
    sizing: input.sizing,
    mounting: input.mounting,
    roofType: input.roofType,
    buildingType: input.buildingType,
    roofSurfaceArea: input.roofSurfaceArea,
    peakPower: input.peakPower,
    calculatedNumberOfPanels: input.calculatedNumberOfPanels,
    selectedPanelManufacturer: input.selectedPanelManufacturer,
    selectedInverterModelId: input.selectedInverterModelId,
    interestedInBattery: input.interestedInBattery,
    batteryCapacityKwh: input.batteryCapacityKwh,
    batteryUnitCounts: input.batteryUnitCounts,
    batteryStrategy: input.batteryStrategy,
    averageMonthlySpendingDKK: input.averageMonthlySpendingDKK,
    annualConsumptionKwh: input.annualConsumptionKwh,
    household: input.household,
    heatPump: input.heatPump,
    electricallyHeated: input.electricallyHeated,
    electricCarKmPerYear: input.electricCarKmPerYear,
    chargingPlan: input.chargingPlan,
    priceZone: input.priceZone,
    cableLengthToRoof: input.cableLengthToRoof,
    electricalBoardOld: input.electricalBoardOld,
    replaceRoofNext10Yrs: input.replaceRoofNext10Yrs,
    roofReplacementYear: input.roofReplacementYear,
    standing: input.standing,
    financingOption: input.financingOption,
    loanTermYears: input.loanTermYears,
    postcode: input.postcode,
    quoteDate: input.quoteDate,
    firstYear: input.firstYear,
    assumptions: input.assumptions,
  };
}

/** The surroundings of a roof, in twelve directions, would reveal which house it is. */
function faceWithoutSurroundings(face: RoofFace): RoofFace {
  return {
    slope: face.slope,
    azimuth: face.azimuth,
    calculatedNumberOfPanels: face.calculatedNumberOfPanels,
    roofSurfaceArea: face.roofSurfaceArea,
    shading: face.shading,
    horizon: null,
  };
}
