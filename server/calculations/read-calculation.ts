import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { FrozenFigures } from '../../domain/report/frozen-figures.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';
import { decodeJson } from '../db/json.ts';
import type { CalculationTable } from '../db/tables/calculations.ts';
import { readableSchema, type Quote } from './stored-schema.ts';
import { FORMAT, UPGRADES, type Stored } from './upgrades.ts';

/** What a query selects for readCalculation. */
export const CALCULATION_COLUMNS = [
  'calculation.format',
  'calculation.input',
  'calculation.result',
  'calculation.quote',
  'calculation.figures',
  'calculation.pvgis_response',
] as const;

export type CalculationRow = Pick<
  Selectable<CalculationTable>,
  'format' | 'input' | 'result' | 'quote' | 'figures' | 'pvgis_response'
>;

/** A frozen calculation, as it was. */
export type Calculation = {
  /** null, as the quote: a request from before they were kept with one. */
  readonly input: EstimateInput | null;
  readonly quote: Quote | null;
  readonly estimate: Estimate;
  /** null: kept for a request, which shows the estimate alone. */
  readonly figures: FrozenFigures | null;
  readonly pvgisResponse: object | null;
};

/**
 * Reads a stored calculation of any format.
 * @throws Error one that no version of this program can have stored
 */
export function readCalculation(row: CalculationRow): Calculation {
  let stored: Stored = {
    input: decodeJson(row.input),
    result: decodeJson(row.result),
    quote: decodeJson(row.quote),
    figures: decodeJson(row.figures),
    pvgisResponse: decodeJson(row.pvgis_response),
  };
  for (let format = row.format; format !== FORMAT; format++) {
    const upgrade = UPGRADES[format];
    if (upgrade === undefined) throw new Error(`A calculation has the unknown format ${format}.`);
    stored = upgrade(stored);
  }
  const { input, result, quote, figures, pvgisResponse } = z.parse(readableSchema, stored);
  const isWhole = figures !== null && input !== null && quote !== null;
  return {
    input,
    quote,
    estimate: result,
    figures: isWhole ? { input, ...quote, ...figures } : null,
    pvgisResponse,
  };
}
