import { CLIMATE_DATABASE, CLIMATE_YEARS } from '../data/climate.ts';
import { SPOT_SOURCE, GRID_TARIFF_SOURCE, HOUSEHOLD_SHAPE_SOURCE } from '../data/sources.ts';
import type { EstimateContext } from '../estimate-context.ts';
import type { EstimateFigures, Provenance } from '../estimate-figures.ts';
import type { EstimateInput } from '../estimate-input.ts';

/** What a group of records is written from. */
export type ProvenanceBasis = {
  readonly figures: EstimateFigures;
  readonly input: EstimateInput;
  readonly context: EstimateContext;
};

export type ProvenanceRecords = Readonly<Record<string, Provenance>>;

/** Who says so, and from when. */
export type Origin = Pick<Provenance, 'source' | 'date'>;

/**
 * How one figure came about, for whoever asks.
 * @param formula in words or signs
 * @param inputs what went into it, by name
 * @param origin who says so, and from when
 */
export function recordOf(
  formula: string,
  inputs: Provenance['inputs'],
  { source, date }: Origin,
): Provenance {
  return { formula, inputs, source, date };
}

/** Day from which the calculation rules hold. */
const RULES_FROM = '2026-11-01';

/** @param section of the calculation rules */
export const rulesOrigin = (section: number): Origin => ({
  source: `Solrig calculation rules, section ${section}`,
  date: RULES_FROM,
});

/** The climate behind the hours: who measured it, and the last day of its years. */
export function climateOrigin({ figures }: ProvenanceBasis): Origin {
  const builtin =
    'Built-in climate: monthly means fitted to PVGIS 5.3 at Aarhus ' +
    `(${CLIMATE_DATABASE} ${CLIMATE_YEARS}), scaled by DMI’s map of annual irradiation 2001–2010`;
  return {
    source: figures.yield.source === 'pvgis' ? `PVGIS, ${figures.yield.database}` : builtin,
    date: '2023-12-31',
  };
}

/** Spot prices of the year that was calculated with, or of the table; and the tariffs. */
export function electricityOrigin({ context, input }: ProvenanceBasis): Origin {
  const { source, periodFrom, periodTo } = context.spotYears?.[input.priceZone] ?? SPOT_SOURCE;
  return {
    source: `${source}, ${periodFrom} to ${periodTo}; ${GRID_TARIFF_SOURCE.source}`,
    date: GRID_TARIFF_SOURCE.readOn,
  };
}

export const useOrigin: Origin = {
  source: `${HOUSEHOLD_SHAPE_SOURCE.hours}; ${HOUSEHOLD_SHAPE_SOURCE.season}`,
  date: HOUSEHOLD_SHAPE_SOURCE.date,
};

/** The price list that was sold by: its name and version, and the day from which it holds. */
export function priceListOrigin({ context: { priceList } }: ProvenanceBasis): Origin {
  const { id, isExample, name, validFrom } = priceList;
  return { source: `${name} (${isExample ? `${id}, example` : id})`, date: validFrom };
}

/** The catalogue has no day of its own: it is sold by the price list's. */
export function catalogueOrigin({ context: { priceList } }: ProvenanceBasis): Origin {
  return {
    source: 'Catalogue of panels, inverters and batteries, from datasheets',
    date: priceList.validFrom,
  };
}

/** The engine has no clock; the day that the rest of the estimate goes by is the price list's. */
export function visitorOrigin({ context: { priceList } }: ProvenanceBasis): Origin {
  return { source: 'What the home owner answered, or its default', date: priceList.validFrom };
}

/** Sun and prices of electricity together, the newest day of both. */
export function hoursOrigin(basis: ProvenanceBasis): Origin {
  return {
    source: `${climateOrigin(basis).source}; ${useOrigin.source}`,
    date: climateOrigin(basis).date,
  };
}
