import type { Battery } from '../battery/flows.ts';
import { lossesOf } from '../battery/losses.ts';
import type { SystemResult } from '../estimate-figures.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { mostPanelsFor, smallestInverter } from '../pv/inverter-choice.ts';
import { panelAreaM2 } from '../pv/panel-layout.ts';
import { panelsPerFace } from '../pv/panels-per-face.ts';
import { roofFacesOf } from '../pv/roof-faces.ts';
import { batteryCombination } from './battery-combination.ts';
import type { BatteryModel, Catalogue, InverterModel, PanelModel } from './catalogue.ts';
import type { PriceList } from './price-book.ts';

/** What can be installed, and what a battery costs. */
export type Offered = {
  readonly catalogue: Catalogue;
  readonly priceList: Pick<PriceList, 'batteries'>;
};

/** A system to be calculated: models out of the catalogue and how many of each. */
export type ChosenSystem = {
  readonly panel: PanelModel;
  readonly numberOfPanels: number;
  /** Panels on every roof face, in the faces' order. */
  readonly panelsPerFace: readonly number[];
  /** What is bought; null where nothing new needs one. */
  readonly inverter: InverterModel | null;
  readonly batteryUnitCounts: Readonly<Record<string, number>>;
  /** All units together; null where there are none. */
  readonly battery: Battery | null;
  readonly limitedBy: SystemResult['limitedBy'];
};

/** The model that a manufacturer's code stands for; undefined when the catalogue has none. */
export function panelOf(catalogue: Catalogue, manufacturerCode: string): PanelModel | undefined {
  const models = catalogue.panels.filter((panel) => panel.manufacturerCode === manufacturerCode);
  return models.find(({ isDefault }) => isDefault) ?? models[0];
}

/**
 * Picks panels, inverter and battery for what was wished.
 * @param input the visitor's wishes; peakPower in kWp, roofSurfaceArea in m², batteryCapacityKwh usable
 * @param offered what can be installed, and what a battery costs
 * @returns models and counts; no panels on a thatched roof, one too small for a panel, or where none are wanted beside
 *   those that stand, and then nothing else but what serves the standing ones
 * @throws RangeError a manufacturer, inverter or battery that the catalogue lacks, or sizing by a roof of unknown area
 * @source calculation.md 2
 */
export function chooseSystem(input: EstimateInput, offered: Offered): ChosenSystem {
  const { catalogue } = offered;
  const panel = panelOf(catalogue, input.selectedPanelManufacturer);
  if (!panel) throw new RangeError(`no panel of manufacturer ${input.selectedPanelManufacturer}`);
  const { perFace, limitedBy } = countPanels(input, panel, catalogue);
  const numberOfPanels = perFace.reduce((sum, count) => sum + count, 0);
  if (numberOfPanels === 0 && input.standing === null) {
    return {
      panel,
      numberOfPanels,
      panelsPerFace: perFace,
      inverter: null,
      batteryUnitCounts: {},
      battery: null,
      limitedBy,
    };
  }
  const batteryUnitCounts = input.interestedInBattery ? wishedUnits(input, offered) : {};
  const inverter = inverterFor(input, catalogue, { panel, numberOfPanels }, batteryUnitCounts);
  return {
    panel,
    numberOfPanels,
    panelsPerFace: perFace,
    inverter,
    batteryUnitCounts,
    battery: combinedBattery(batteryUnitCounts, inverter, input, catalogue),
    limitedBy,
  };
}

function countPanels(
  input: EstimateInput,
  panel: PanelModel,
  catalogue: Catalogue,
): { readonly perFace: readonly number[]; readonly limitedBy: ChosenSystem['limitedBy'] } {
  const faces = roofFacesOf(input);
  if (input.standing?.morePanels === false) {
    return { perFace: faces.map(() => 0), limitedBy: null };
  }
  if (input.roofType === 'thatch') return { perFace: faces.map(() => 0), limitedBy: 'thatch' };
  return panelsPerFace(
    faces,
    { xM: panel.x, yM: panel.y },
    {
      sizing: input.sizing,
      wishedPanels:
        input.calculatedNumberOfPanels ??
        Math.max(1, Math.round((input.peakPower * 1000) / panel.peakPowerW)),
      mostPanels: mostPanels(input, panel, catalogue),
      isFlatRoof: input.roofType === 'flat',
    },
  );
}

function mostPanels(input: EstimateInput, panel: PanelModel, catalogue: Catalogue): number {
  if (input.standing?.inverter === 'shared') return Infinity;
  // A new inverter for all bears the standing panels too.
  const standingW = input.standing?.inverter === 'replaced' ? input.standing.peakPower * 1000 : 0;
  const standingPanels = Math.ceil(standingW / panel.peakPowerW);
  if (input.selectedInverterModelId === null) {
    return Math.max(0, mostPanelsFor(inverterSizes(catalogue), panel.peakPowerW) - standingPanels);
  }
  // A chosen inverter is kept whatever number is wished for: it clips, and the yield says so.
  if (input.sizing !== 'roof') return Infinity;
  const { maxDcPowerW } = inverterById(catalogue, input.selectedInverterModelId);
  return Math.max(0, Math.floor(maxDcPowerW / panel.peakPowerW) - standingPanels);
}

const inverterSizes = ({ inverters }: Catalogue) =>
  inverters.map((model) => ({
    id: model.id,
    acKw: model.acPowerW / 1000,
    maxDcKw: model.maxDcPowerW / 1000,
    model,
  }));

function inverterById({ inverters }: Catalogue, wantedId: string): InverterModel {
  const inverter = inverters.find(({ id }) => id === wantedId);
  if (!inverter) throw new RangeError(`no inverter ${wantedId}`);
  return inverter;
}

/**
 * The inverter that is bought with a system: for its panels; beside a standing plant for the new panels, for all where the
 * old one is replaced, or for a battery alone.
 * @param chosen the panels that are put up
 * @param units of batteries
 * @returns null where nothing that is bought needs one
 * @throws RangeError an inverter that the catalogue lacks, or none that is large enough
 */
export function inverterFor(
  input: Pick<EstimateInput, 'standing' | 'selectedInverterModelId'>,
  catalogue: Catalogue,
  { panel, numberOfPanels }: Pick<ChosenSystem, 'panel' | 'numberOfPanels'>,
  units: Readonly<Record<string, number>>,
): InverterModel | null {
  const { standing } = input;
  const newKw = (numberOfPanels * panel.peakPowerW) / 1000;
  const isReplaced = standing?.inverter === 'replaced';
  const panelsKw =
    (standing?.inverter === 'shared' ? 0 : newKw) + (isReplaced ? standing.peakPower : 0);
  const batteryKw = standing === null ? 0 : powerOf(units, catalogue);
  if (!(panelsKw > 0 || batteryKw > 0)) return null;
  if (input.selectedInverterModelId !== null) {
    return inverterById(catalogue, input.selectedInverterModelId);
  }
  const sizes = inverterSizes(catalogue);
  const smallest =
    panelsKw > 0 ? smallestInverter(sizes, panelsKw) : smallestOfPower(sizes, batteryKw);
  if (!smallest) throw new RangeError(`no inverter is large enough for ${panelsKw} kWp`);
  return smallest.model;
}

/** For a battery beside panels that keep theirs: the smallest that passes its power, or the largest of all. */
function smallestOfPower(sizes: ReturnType<typeof inverterSizes>, powerKw: number) {
  const byPower = sizes.toSorted((a, b) => a.acKw - b.acKw);
  return byPower.find(({ acKw }) => acKw >= powerKw) ?? byPower.at(-1);
}

/** Whether anything is put up: panels, or a battery or an inverter beside those that stand. */
export const hasParts = ({ numberOfPanels, inverter }: ChosenSystem): boolean =>
  numberOfPanels > 0 || inverter !== null;

/** Units per model: as given, or the cheapest of those that come nearest to the wished capacity, at least one. */
export function wishedUnits(
  input: Pick<EstimateInput, 'batteryUnitCounts' | 'batteryCapacityKwh'>,
  { catalogue, priceList }: Offered,
): Readonly<Record<string, number>> {
  if (input.batteryUnitCounts !== null) {
    const given = Object.entries(input.batteryUnitCounts).filter(([, count]) => count > 0);
    return Object.fromEntries(given);
  }
  if (input.batteryCapacityKwh === 0) return {};
  return batteryCombination(input.batteryCapacityKwh, catalogue.batteries, priceList.batteries);
}

/**
 * Several units in parallel act as one battery: capacity, power and standby add up. Beside a hybrid inverter it is charged
 * from the panels' direct current, unless standing panels keep an inverter of their own.
 * @param inverter null: no panels, and the battery has an inverter of its own
 */
export function combinedBattery(
  unitCounts: Readonly<Record<string, number>>,
  inverter: Pick<InverterModel, 'isHybrid'> | null,
  {
    assumptions,
    batteryStrategy,
    standing,
  }: Pick<EstimateInput, 'assumptions' | 'batteryStrategy' | 'standing'>,
  catalogue: Catalogue,
): Battery | null {
  const units = Object.entries(unitCounts).map(([id, count]) => ({
    model: batteryModel(catalogue, id),
    count,
  }));
  if (units.length === 0 || batteryStrategy === 'none') return null;
  const sum = (of: (model: BatteryModel) => number) =>
    units.reduce((total, { model, count }) => total + count * of(model), 0);
  const powerKw = powerOf(unitCounts, catalogue);
  const isBesideAll = standing === null || standing.inverter === 'replaced';
  const coupling = inverter?.isHybrid === true && isBesideAll ? 'dc' : 'ac';
  return {
    usableKwh: sum(({ usableKwh }) => usableKwh),
    powerKw,
    coupling,
    losses: lossesOf(coupling, assumptions.batteryRoundTripEfficiency, powerKw),
    standbyW: assumptions.batteryStandbyW ?? dataSheetStandbyW(unitCounts, catalogue),
  };
}

/** What the units give and take together [kW]. */
const powerOf = (unitCounts: Readonly<Record<string, number>>, catalogue: Catalogue): number =>
  Object.entries(unitCounts).reduce(
    (sum, [id, count]) => sum + count * batteryModel(catalogue, id).powerKw,
    0,
  );

/** What the units draw by their data sheets, together [W]. */
export const dataSheetStandbyW = (
  unitCounts: Readonly<Record<string, number>>,
  catalogue: Catalogue,
): number =>
  Object.entries(unitCounts).reduce(
    (sum, [id, count]) => sum + count * batteryModel(catalogue, id).standbyW,
    0,
  );

function batteryModel(catalogue: Catalogue, id: string): BatteryModel {
  const model = catalogue.batteries.find((candidate) => candidate.id === id);
  if (!model) throw new RangeError(`no battery ${id}`);
  return model;
}

/** The choice as the estimate shows it. */
export function systemResult({ panel, ...chosen }: ChosenSystem): SystemResult {
  const areaM2 = panelAreaM2(panel.x, panel.y);
  return {
    panelManufacturer: panel.manufacturerCode,
    numberOfPanels: chosen.numberOfPanels,
    panelPeakPowerW: panel.peakPowerW,
    panelAreaM2: areaM2,
    peakPower: (chosen.numberOfPanels * panel.peakPowerW) / 1000,
    roofAreaUsedM2: Math.round(chosen.numberOfPanels * areaM2 * 10) / 10,
    inverterModelId: chosen.inverter?.id ?? '',
    batteryUsableKwh: chosen.battery?.usableKwh ?? 0,
    batteryUnitCounts: chosen.batteryUnitCounts,
    limitedBy: chosen.limitedBy,
  };
}
