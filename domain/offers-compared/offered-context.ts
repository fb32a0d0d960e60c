import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { BuildingType, RoofType } from '../../engine/estimate-input.ts';
import { smallestInverter } from '../../engine/pv/inverter-choice.ts';
import { ALWAYS } from '../../engine/quote/adjustments.ts';
import type { BatteryModel, Catalogue, InverterModel } from '../../engine/quote/catalogue.ts';
import type { PriceList } from '../../engine/quote/price-book.ts';

/** A system as another firm offers it, and what it costs when nothing is missing [DKK incl. VAT]. */
export type OfferedSystem = {
  readonly panels: number;
  readonly panelW: number;
  /** Null: it is not said; the smallest of ours that the panels need stands in. */
  readonly inverterKw: number | null;
  readonly batteryKwh: number;
  readonly priceDkk: number;
};

/** What the offered panels, inverter and battery are called in the catalogue that holds them alone. */
export const OFFERED = 'offered';

/** Catalogue and price list in which the offered things stand for ours, at the offer's price in all. */
export function offeredContext(
  { catalogue, priceList }: Pick<EstimateContext, 'catalogue' | 'priceList'>,
  system: OfferedSystem,
): Pick<EstimateContext, 'catalogue' | 'priceList'> {
  const inverter = inverterLike(catalogue, system);
  const battery = nearestBattery(catalogue.batteries, system.batteryKwh);
  return {
    catalogue: offeredCatalogue(catalogue, system, inverter, battery),
    priceList: offeredPrices(priceList, system, inverter, battery),
  };
}

/** Ours of that size, or the next larger one: what a new one costs in its time is not said in an offer. */
function inverterLike(
  { inverters }: Catalogue,
  { inverterKw, panels, panelW }: OfferedSystem,
): InverterModel {
  const sizes = inverters
    .map((model) => ({
      id: model.id,
      acKw: model.acPowerW / 1000,
      maxDcKw: model.maxDcPowerW / 1000,
      model,
    }))
    .toSorted((a, b) => a.acKw - b.acKw);
  const found =
    inverterKw === null
      ? smallestInverter(sizes, (panels * panelW) / 1000)
      : sizes.find(({ acKw }) => acKw >= inverterKw);
  const model = (found ?? sizes.at(-1))?.model;
  if (model === undefined) throw new RangeError('the catalogue has no inverter');
  return model;
}

/** The one whose usable energy is nearest [kWh]; undefined: no battery is asked for, or none is sold. */
export function nearestBattery(
  batteries: readonly BatteryModel[],
  usableKwh: number,
): BatteryModel | undefined {
  if (usableKwh === 0) return undefined;
  const away = (model: BatteryModel) => Math.abs(model.usableKwh - usableKwh);
  return batteries.toSorted((a, b) => away(a) - away(b))[0];
}

function offeredCatalogue(
  catalogue: Catalogue,
  { panelW, inverterKw, batteryKwh }: OfferedSystem,
  inverter: InverterModel,
  battery: BatteryModel | undefined,
): Catalogue {
  const panel = catalogue.panels.find(({ isDefault }) => isDefault) ?? catalogue.panels[0];
  if (panel === undefined) throw new RangeError('the catalogue has no panel');
  return {
    panels: [
      { ...panel, model: OFFERED, manufacturerCode: OFFERED, peakPowerW: panelW, isDefault: true },
    ],
    inverters: [
      {
        ...inverter,
        id: OFFERED,
        acPowerW: inverterKw === null ? inverter.acPowerW : inverterKw * 1000,
        // What was offered is reckoned with as it is, and clips where it is too small.
        maxDcPowerW: Infinity,
      },
    ],
    batteries:
      battery === undefined
        ? []
        : [
            {
              ...battery,
              id: OFFERED,
              usableKwh: batteryKwh,
              powerKw: (battery.powerKw * batteryKwh) / battery.usableKwh,
            },
          ],
  };
}

const FREE = {
  mounting: { tile: 0, 'fibre-cement': 0, slate: 0, felt: 0, metal: 0, flat: 0, thatch: 0 },
  scaffold: { detached: 0, terraced: 0, farmhouse: 0, 'holiday-home': 0, other: 0 },
  baseWork: 0,
  cablePerM: 0,
  electricalBoard: 0,
  travel: [{ id: 'standard', postcodes: [], price: 0 }],
} as const satisfies Partial<PriceList> & {
  readonly mounting: Readonly<Record<RoofType, number>>;
  readonly scaffold: Readonly<Record<BuildingType, number>>;
};

/** Inverter and battery at our price, as they are replaced in their time; one amount makes up for the rest. */
function offeredPrices(
  list: PriceList,
  { priceDkk, batteryKwh }: OfferedSystem,
  inverter: InverterModel,
  battery: BatteryModel | undefined,
): PriceList {
  const inverterOre = list.inverters[inverter.id] ?? 0;
  const batteryOre =
    battery === undefined
      ? 0
      : Math.round(((list.batteries[battery.id] ?? 0) * batteryKwh) / battery.usableKwh);
  const exVatOre = Math.round((priceDkk * 100) / (1 + list.vatPercent / 100));
  return {
    ...list,
    ...FREE,
    panels: { [OFFERED]: 0 },
    inverters: { [OFFERED]: inverterOre },
    batteries: { [OFFERED]: batteryOre },
    adjustments: [
      {
        id: OFFERED,
        name: OFFERED,
        change: { kind: 'amount', amountOre: exVatOre - inverterOre - batteryOre },
        condition: ALWAYS,
        order: 0,
        stop: true,
      },
    ],
  };
}
