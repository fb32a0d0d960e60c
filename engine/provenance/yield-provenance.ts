import { INTERANNUAL_SD } from '../data/fixed-figures.ts';
import {
  climateOrigin,
  recordOf,
  rulesOrigin,
  visitorOrigin,
  type ProvenanceBasis,
  type ProvenanceRecords,
} from './origins.ts';

/** What the roof gives. */
export function yieldProvenance(basis: ProvenanceBasis): ProvenanceRecords {
  const { figures, input } = basis;
  const sun = figures.yield;
  const climate = climateOrigin(basis);
  const visitor = visitorOrigin(basis);
  const spread = { source: INTERANNUAL_SD.source, date: INTERANNUAL_SD.validFrom };
  const roof = {
    lat: input.lat,
    lon: input.lon,
    slope: input.slope,
    azimuth: input.azimuth,
    systemLoss: input.systemLoss,
    mounting: input.mounting,
    shading: input.shading,
    roofFaces: input.roofFaces?.length ?? 1,
  };
  const perKwp =
    sun.source === 'pvgis'
      ? 'Σ hours of kW per kWp, each month scaled to E_m of PVGIS for this plane (systemLoss included)'
      : 'Σ hours of P(G, T) · monthlyYieldFactor · (1 − systemLoss); G: Muneer, albedo 0.2, Martin–Ruiz a_r 0.155, × 1.0156; T: Faiman; P: Huld';
  return {
    'yield.annualKwh': recordOf(
      'Σ hours min(Σ faces (kW per kWp · peakPower · (1 − systemLoss)), inverter’s AC rating)',
      { ...roof, peakPower: figures.system.peakPower },
      climate,
    ),
    'yield.monthlyKwh[]': recordOf(
      'the same sum over the hours of the month, UTC',
      { ...roof, peakPower: figures.system.peakPower },
      climate,
    ),
    'yield.kwhPerKwp': recordOf(
      'annualKwh / peakPower',
      { annualKwh: sun.annualKwh, peakPower: figures.system.peakPower },
      climate,
    ),
    'yield.p10Kwh': recordOf(
      'annualKwh · (1 − 1.2816 · interannualSd)',
      { annualKwh: sun.annualKwh, interannualSd: INTERANNUAL_SD.value },
      spread,
    ),
    'yield.p90Kwh': recordOf(
      'annualKwh · (1 + 1.2816 · interannualSd)',
      { annualKwh: sun.annualKwh, interannualSd: INTERANNUAL_SD.value },
      spread,
    ),
    'yield.modelUncertaintyPercent': recordOf(
      'constant: 3 % for PVGIS, 5 % for the built-in climate',
      { source: sun.source },
      rulesOrigin(1),
    ),
    'yield.faces[].slope': recordOf('as given', {}, visitor),
    'yield.faces[].azimuth': recordOf('as given: 0 south, −90 east, 90 west', {}, visitor),
    'yield.faces[].numberOfPanels': recordOf(
      'panels wished for this face, at most what fits on it; the rest of the wish fills the faces in their order',
      { roofFaces: roof.roofFaces, numberOfPanels: figures.system.numberOfPanels },
      rulesOrigin(2),
    ),
    'yield.faces[].peakPower': recordOf(
      'numberOfPanels · panelPeakPowerW / 1000',
      { panelPeakPowerW: figures.system.panelPeakPowerW },
      rulesOrigin(2),
    ),
    'yield.faces[].kwhPerKwp': recordOf(perKwp, roof, climate),
  };
}
