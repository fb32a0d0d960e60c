import { withDefaults } from '../../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { guessedFields, type GuessedField } from '../../../domain/guessed-fields.ts';
import type { RoofPicture } from '../../../domain/roof-picture.ts';
import { wholeAddress } from '../../../domain/whole-address.ts';
import type { EstimateFigures } from '../../../engine/estimate-figures.ts';
import type { RoofType, StandingPanels } from '../../../engine/estimate-input.ts';

/** What is asked for, and nothing more of the estimate than the page shows. */
export type OfferFigures = {
  readonly address: string;
  readonly lat: number;
  readonly lon: number;
  readonly numberOfPanels: number;
  /** [kWp] */
  readonly peakPower: number;
  readonly batteryUsableKwh: number;
  readonly roofType: RoofType;
  /** [m²]; null when unknown. */
  readonly roofSurfaceArea: number | null;
  readonly slopeDeg: number;
  /** 0 south, −90 east, 90 west. */
  readonly azimuthDeg: number;
  /** Panels that stand already; null: none. */
  readonly standing: StandingPanels | null;
  /** The asked facts that nobody has told. */
  readonly guessed: readonly GuessedField[];
  /** How many faces carry the panels; slope and azimuth are those of the one, where there is one. */
  readonly faces: number;
  /** The roof as it was drawn; null: nobody has drawn it. */
  readonly roof: RoofPicture | null;
  readonly annualKwh: number;
  readonly tenYearMeanDkk: number;
  /** null when not within 25 years. */
  readonly paybackYears: number | null;
  readonly totalPriceDkk: number;
};

export function offerFigures(
  state: CalculatorState,
  estimate: EstimateFigures,
  roof: RoofPicture | null,
  townOf: (postcode: string) => string | null,
): OfferFigures {
  const full = withDefaults(state);
  const { system, savings, economy, price } = estimate;
  return {
    address: wholeAddress(full, townOf),
    lat: full.lat,
    lon: full.lon,
    numberOfPanels: system.numberOfPanels,
    peakPower: system.peakPower,
    batteryUsableKwh: system.batteryUsableKwh,
    roofType: full.roofType,
    roofSurfaceArea: full.roofSurfaceArea,
    slopeDeg: full.slope,
    azimuthDeg: full.azimuth,
    standing: full.standing,
    guessed: guessedFields(state),
    faces: estimate.yield.faces.length,
    roof,
    annualKwh: estimate.yield.annualKwh,
    tenYearMeanDkk: savings.tenYearMeanDkk,
    paybackYears: economy.paybackYears,
    totalPriceDkk: price.totalPrice,
  };
}
