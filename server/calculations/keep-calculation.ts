import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { FrozenFigures } from '../../domain/report/frozen-figures.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { storedSchema, type PageFigures, type Quote } from './stored-schema.ts';
import { FORMAT } from './upgrades.ts';

export type CalculationToKeep = {
  readonly input: EstimateInput;
  readonly quote: Quote;
  readonly estimate: Estimate;
  /** null: nobody is to see the report's page. */
  readonly figures: PageFigures | null;
  readonly pvgisResponse: object | null;
};

/** Freezes a calculation. It goes by itself with the last report or request that refers to it. @returns its id */
export async function keepCalculation(
  transaction: Transaction<Tables>,
  { estimate, ...calculation }: CalculationToKeep,
  now: Date,
): Promise<string> {
  const id = newId(now);
  // What can't be read again is not stored either.
  const { input, result, quote, figures, pvgisResponse } = z.parse(storedSchema, {
    ...calculation,
    result: estimate,
  });
  await transaction
    .insertInto('calculations')
    .values({
      calculation_id: id,
      created_at: now.toISOString(),
      format: FORMAT,
      engine_version: result.engineVersion,
      price_book_version: result.priceBookVersion,
      yield_source: result.yield.source,
      input: encodeJson(input),
      result: encodeJson(result),
      quote: encodeJson(quote),
      figures: figures === null ? null : encodeJson(figures),
      pvgis_response: pvgisResponse === null ? null : encodeJson(pvgisResponse),
    })
    .execute();
  return id;
}

/** The figures of a report's page as they are kept: what the engine was given and the price have columns of their own. */
export function partsOf({ input, lines, priceList, ...figures }: FrozenFigures) {
  return { input, quote: { lines, priceList }, figures };
}
