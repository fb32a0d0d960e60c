import { DEFAULT_ASSUMPTIONS } from '../engine/data/default-assumptions.ts';
import type { EstimateContext } from '../engine/estimate-context.ts';
import { estimate, type EstimateRun } from '../engine/estimate.ts';
import type { Assumptions, EstimateInput, OwnOffer, RoofFace } from '../engine/estimate-input.ts';
import type { Catalogue } from '../engine/quote/catalogue.ts';
import { panelOf } from '../engine/quote/system-choice.ts';
import { usualTaxFrom2028 } from '../engine/tariff/electricity-tax.ts';
import { priceZoneAt, priceZoneOf } from '../engine/tariff/price-zone.ts';
import {
  answered,
  INPUT_FIELDS,
  withDefaults,
  type FullCalculatorState,
} from './calculator-defaults.ts';
import { LIMITS } from './calculator-limits.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { FieldError, InvalidInput } from './field-error.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * Checks the calculator's state against everything known: the only way to an estimate, on server
 * and page.
 */
export function runEstimate(
  state: CalculatorState,
  context: EstimateContext,
): Result<EstimateRun, InvalidInput> {
  const errors = unknownTo(state, context);
  if (errors.length > 0) return fail({ kind: 'invalid', errors });
  return ok(estimate(estimateInput(state, context), context));
}

/** What the schema can't see: models and companies that do not exist. */
export function unknownTo(
  state: Omit<CalculatorState, 'lat' | 'lon'>,
  { catalogue, gridTariffs }: Pick<EstimateContext, 'catalogue' | 'gridTariffs'>,
): FieldError[] {
  const errors: FieldError[] = [];
  const check = (isKnown: boolean, field: string, code: FieldError['code']) => {
    if (!isKnown) errors.push({ field, code });
  };
  const manufacturer = state.selectedPanelManufacturer;
  check(
    manufacturer === undefined || panelOf(catalogue, manufacturer) !== undefined,
    'selectedPanelManufacturer',
    'unknown-value',
  );
  const inverter = state.selectedInverterModelId ?? null;
  check(
    inverter === null || catalogue.inverters.some(({ id }) => id === inverter),
    'selectedInverterModelId',
    'unknown-value',
  );
  for (const model of Object.keys(state.batteryUnitCounts ?? {})) {
    const isKnown = catalogue.batteries.some(({ id }) => id === model);
    check(isKnown, `batteryUnitCounts.${model}`, 'unknown-value');
  }
  const company = state.gridCompany ?? null;
  check(
    company === null || gridTariffs.some(({ gln }) => gln === company),
    'gridCompany',
    'unknown-value',
  );
  return [...errors, ...roofErrors(state)];
}

/** Faces that can't occur together, and what is required to fill a roof. */
function roofErrors({
  roofFaces,
  roofSurfaceArea,
  sizing,
}: Pick<CalculatorState, 'roofFaces' | 'roofSurfaceArea' | 'sizing'>): FieldError[] {
  const faces = roofFaces ?? null;
  const [, mostPanels] = LIMITS.calculatedNumberOfPanels;
  const panels = (faces ?? []).reduce((sum, face) => sum + (face.calculatedNumberOfPanels ?? 0), 0);
  const errors: FieldError[] = [];
  if (panels > mostPanels)
    errors.push({ field: 'roofFaces', code: 'too-large', limit: mostPanels });
  if (sizing !== 'roof') return errors;
  if (faces === null && (roofSurfaceArea ?? null) === null) {
    errors.push({ field: 'roofSurfaceArea', code: 'required' });
  }
  faces?.forEach((face, index) => {
    const isKnown = (face.roofSurfaceArea ?? face.calculatedNumberOfPanels ?? null) !== null;
    if (!isKnown) errors.push({ field: `roofFaces.${index}.roofSurfaceArea`, code: 'required' });
  });
  return errors;
}

/**
 * The engine's input: defaults filled in, the price zone found, the first year of operation set.
 * Fields are named one by one, so that nothing unneeded is carried along.
 */
export function estimateInput(
  state: CalculatorState,
  context: Pick<EstimateContext, 'catalogue' | 'priceList' | 'quoteDay' | 'electricityTax'>,
): EstimateInput {
  const full = withDefaults(state);
  const given = Object.fromEntries(INPUT_FIELDS.map((name) => [name, full[name]]));
  return {
    ...(given as Pick<FullCalculatorState, (typeof INPUT_FIELDS)[number]>),
    roofFaces: givenFaces(full),
    sizing: full.sizing === 'use' ? 'peak-power' : full.sizing,
    ownOffer: ownOffer(state),
    priceZone: priceZone(full),
    selectedPanelManufacturer: panelMaker(full, context.catalogue),
    assumptions: withDefaultAssumptions(full.assumptions, context),
    quoteDate: full.quoteDate ?? context.quoteDay ?? context.priceList.validFrom,
    firstYear: firstYearOf(context.priceList.validFrom),
  };
}

/**
 * Whose panels are used: where the catalogue lacks the usual ones, or their size, others from it
 * stand in.
 */
function panelMaker(
  { selectedPanelManufacturer: wished }: FullCalculatorState,
  catalogue: Catalogue,
): string {
  const { panels } = catalogue;
  const panel =
    panelOf(catalogue, wished) ?? panels.find(({ isDefault }) => isDefault) ?? panels[0];
  return panel?.manufacturerCode ?? wished;
}

/** The offer as described, or as the one figure given of it; that figure's default is no offer. */
function ownOffer({ ownOffer: offer, panelCost }: CalculatorState): OwnOffer | null {
  const priceDkk = offer?.priceDkk ?? panelCost ?? 0;
  if (priceDkk <= 0) return null;
  return {
    priceDkk,
    promisedAnnualKwh: offer?.promisedAnnualKwh ?? null,
    promisedPriceGrowthPercent: offer?.promisedPriceGrowthPercent ?? null,
  };
}

/** A face without its own shade takes the state's. */
export function givenFaces(
  full: Pick<FullCalculatorState, 'roofFaces' | 'shading' | 'horizon'>,
): readonly RoofFace[] | null {
  if (full.roofFaces === null) return null;
  return full.roofFaces.map((face) => ({
    slope: face.slope,
    azimuth: face.azimuth,
    calculatedNumberOfPanels: face.calculatedNumberOfPanels ?? null,
    roofSurfaceArea: face.roofSurfaceArea ?? null,
    shading: face.shading ?? full.shading,
    horizon: face.horizon ?? (face.shading === undefined ? full.horizon : null),
  }));
}

function priceZone(full: FullCalculatorState): EstimateInput['priceZone'] {
  if (full.priceZone !== null) return full.priceZone;
  const byPostcode = full.postcode === null ? null : priceZoneOf(full.postcode);
  return byPostcode ?? priceZoneAt({ lat: full.lat, lon: full.lon });
}

/**
 * First year of operation. It follows the price list, not the clock, so that the same input and the
 * same list always give the same result: a system bought from July on starts operating the next
 * year.
 */
export function firstYearOf(priceListFrom: string): number {
  const [year, month] = priceListFrom.split('-').map(Number);
  return (month ?? 1) >= 7 ? (year ?? 0) + 1 : (year ?? 0);
}

function withDefaultAssumptions(
  given: CalculatorState['assumptions'],
  { electricityTax }: Pick<EstimateContext, 'electricityTax'>,
): Assumptions {
  const electricityTaxFrom2028DkkPerKwh = usualTaxFrom2028(electricityTax);
  return { ...DEFAULT_ASSUMPTIONS, electricityTaxFrom2028DkkPerKwh, ...answered(given ?? {}) };
}
