import { danishYear } from '../../engine/calendar/danish-year.ts';
import { CALENDAR_YEAR, HOURS_PER_YEAR, type Hourly } from '../../engine/hours.ts';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import { sum, type FigureCase, type Recompute } from './figure-case.ts';

const { catalogue } = TEST_CONTEXT;

const utcMonths = Array.from({ length: HOURS_PER_YEAR }, (_, hour) =>
  new Date(Date.UTC(CALENDAR_YEAR, 0, 1, hour)).getUTCMonth(),
);

function byMonth(hours: Hourly, monthOf: ArrayLike<number>): readonly number[] {
  const months = Array.from({ length: 12 }, () => 0);
  hours.forEach((kwh, hour) => (months[monthOf[hour]!]! += kwh));
  return months;
}

/** Hour by hour, what each sum of the energy is a sum of. */
const HOURS = {
  consumptionKwh: ({ loadKwh }) => loadKwh,
  productionKwh: ({ productionKwh, flows }) =>
    productionKwh.map((kwh, hour) => kwh - flows.curtailed[hour]!),
  directKwh: ({ productionKwh, flows }) =>
    productionKwh.map(
      (kwh, hour) => kwh - flows.batteryIn[hour]! - flows.exported[hour]! - flows.curtailed[hour]!,
    ),
  batteryInKwh: ({ flows }) => flows.batteryIn,
  gridToBatteryKwh: ({ flows }) => flows.gridToBattery,
  batteryOutKwh: ({ flows }) => flows.batteryOut,
  exportedKwh: ({ productionKwh, flows }) =>
    productionKwh.map(
      (kwh, hour) => kwh - flows.direct[hour]! - flows.batteryIn[hour]! - flows.curtailed[hour]!,
    ),
  importedKwh: ({ loadKwh, flows }) =>
    loadKwh.map(
      (kwh, hour) =>
        kwh - flows.direct[hour]! - flows.batteryOut[hour]! + flows.gridToBattery[hour]!,
    ),
} as const satisfies Record<string, (hours: FigureCase['run']['hourly']) => Hourly>;

const energySums: Record<string, Recompute> = {};
for (const [name, hoursOf] of Object.entries(HOURS)) {
  energySums[`energy.${name}`] = (_, { run }) => sum(hoursOf(run.hourly));
  energySums[`energy.monthly[].${name}`] = (_, { run }) =>
    byMonth(hoursOf(run.hourly), danishYear().monthIndex);
}

const panelOf = ({ figures }: FigureCase) =>
  catalogue.panels.find(
    ({ manufacturerCode }) => manufacturerCode === figures.system.panelManufacturer,
  )!;
const facesOf = ({ run: { input } }: FigureCase) => input.roofFaces ?? [input];

/** Yield, system and energy. */
export const ENERGY: Readonly<Record<string, Recompute>> = {
  ...energySums,
  'energy.curtailedKwh': (_, { run }) => sum(run.hourly.flows.curtailed),
  'energy.batteryLossKwh': (of) =>
    of('batteryInKwh') + of('gridToBatteryKwh') - of('batteryOutKwh'),
  'energy.selfConsumptionShare': (of) =>
    (of('directKwh') + of('batteryInKwh')) / of('productionKwh'),
  'energy.selfSufficiencyShare': (of) =>
    Math.max(
      0,
      (of('directKwh') + of('batteryOutKwh') - of('gridToBatteryKwh')) / of('consumptionKwh'),
    ),
  'yield.annualKwh': (_, { run }) => sum(run.hourly.productionKwh),
  'yield.monthlyKwh[]': (_, { run }) => byMonth(run.hourly.productionKwh, utcMonths),
  'yield.kwhPerKwp': (of) => of('annualKwh') / of('peakPower'),
  'yield.p10Kwh': (of) => of('annualKwh') * (1 - 1.2816 * of('interannualSd')),
  'yield.p90Kwh': (of) => of('annualKwh') * (1 + 1.2816 * of('interannualSd')),
  'yield.modelUncertaintyPercent': (_, { records }) =>
    records['yield.modelUncertaintyPercent']!.inputs['source'] === 'pvgis' ? 3 : 5,
  'yield.faces[].slope': (_, home) => facesOf(home).map(({ slope }) => slope),
  'yield.faces[].azimuth': (_, home) => facesOf(home).map(({ azimuth }) => azimuth),
  'yield.faces[].numberOfPanels': (of, { figures }) => {
    const panels = figures.yield.faces.map(({ numberOfPanels }) => numberOfPanels);
    return [of('numberOfPanels') - sum(panels.slice(1)), ...panels.slice(1)];
  },
  'yield.faces[].peakPower': (of, { figures }) =>
    figures.yield.faces.map(
      ({ numberOfPanels }) => (numberOfPanels * of('panelPeakPowerW')) / 1000,
    ),
  // Where the inverter cuts nothing off, the faces together are the year.
  'yield.faces[].kwhPerKwp': (_, { figures, run }) => {
    const { faces, annualKwh } = figures.yield;
    const inverter = catalogue.inverters.find(({ id }) => id === figures.system.inverterModelId);
    const most = run.hourly.productionKwh.reduce((one, other) => Math.max(one, other), 0);
    const shown = faces.map(({ kwhPerKwp }) => kwhPerKwp);
    if (most >= (inverter?.acPowerW ?? 0) / 1000 - 1e-6) return shown;
    const others = sum(faces.slice(1).map((face) => face.kwhPerKwp * face.peakPower));
    return [(annualKwh - others) / faces[0]!.peakPower, ...shown.slice(1)];
  },
  'system.numberOfPanels': (of, { run: { input }, figures }) => {
    if (figures.system.limitedBy !== null) return null;
    const ofFaces = sum((input.roofFaces ?? []).map((face) => face.calculatedNumberOfPanels ?? 0));
    if (ofFaces > 0) return ofFaces;
    return (
      of('calculatedNumberOfPanels') ||
      Math.round((of('peakPower') * 1000) / figures.system.panelPeakPowerW)
    );
  },
  'system.panelPeakPowerW': (_, home) => panelOf(home).peakPowerW,
  'system.panelAreaM2': (_, home) => {
    const { x, y } = panelOf(home);
    return Math.round(x * y * 1000) / 1000;
  },
  'system.peakPower': (of) => (of('numberOfPanels') * of('panelPeakPowerW')) / 1000,
  'system.roofAreaUsedM2': (of) => of('numberOfPanels') * of('panelAreaM2'),
  'system.batteryUsableKwh': (_, { figures }) =>
    sum(
      Object.entries(figures.system.batteryUnitCounts).map(
        ([model, units]) => units * catalogue.batteries.find(({ id }) => id === model)!.usableKwh,
      ),
    ),
  // Whole units, so that no capacity nearer to the wish is left out by more than one of them.
  'system.batteryUnitCounts[]': (of, { figures }) =>
    Object.entries(figures.system.batteryUnitCounts).map(([model, units]) => {
      const { usableKwh } = catalogue.batteries.find(({ id }) => id === model)!;
      const missed = Math.abs(figures.system.batteryUsableKwh - of('batteryCapacityKwh'));
      return missed <= usableKwh ? units : NaN;
    }),
  'climate.co2SavedKgFirstYear': (of) =>
    ((of('consumptionKwh') - of('importedKwh') + of('exportedKwh')) * of('gPerKwh')) / 1000,
};
