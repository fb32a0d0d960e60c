import * as z from 'zod/mini';
import { prefillOf } from '../../../../domain/roof/prefill.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { findAddresses, readAddress } from '../../../addresses/queries.ts';
import { guessedFields } from '../../../../domain/guessed-fields.ts';
import { gradeOf } from '../../../../domain/verdict-grade.ts';
import { estimateAnswerSchema } from '../../../estimates/answer-schema.ts';
import { monthlyYieldSchema } from '../../../estimates/monthly-yield-schema.ts';
import { readEstimate } from '../../../estimates/queries.ts';
import { planeSchema, readMonthlyYield } from '../../../estimates/read-monthly-yield.ts';
import { houseAnswerSchema, roofAnswerSchema } from '../../../roofs/answer-schema.ts';
import {
  DEMONSTRATION,
  findHouseFacts,
  findHouseRoof,
  houseQuestionSchema,
  roofQuestionSchema,
} from '../../../roofs/queries.ts';
import { isRefusal } from '../../../work/work-refusal.ts';
import { defineCall } from '../define-call.ts';
import { ESTIMATE_NOTES, estimateBodySchema, stateOf } from '../estimate-body.ts';
import { invalidInput, problem, refusedWork } from '../problem.ts';
import { BUSY } from '../refusals.ts';

const PER_MINUTE = 300;
/** Each asks three registers, which count our calls. */
const ROOFS_PER_MINUTE = 30;

const addressSchema = z.strictObject({
  id: z.nullable(z.string()),
  label: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  lat: z.number(),
  lon: z.number(),
  priceZone: z.enum(['DK1', 'DK2']),
  gridCompany: z.nullable(z.string()),
  /** More than one: they share the postcode, and the first is the likeliest. */
  gridCompanies: z.array(z.string()),
  precision: z.enum(['address', 'postcode']),
});

export const CALCULATION_CALLS = [
  defineCall('POST /estimate', {
    id: 'estimate',
    summary: 'Calculate one home. Of 300 calls a minute 30 may be with sizing use.',
    perMinute: PER_MINUTE,
    body: { schema: estimateBodySchema, notes: ESTIMATE_NOTES },
    example: { body: { lat: 56.2, lon: 10.2 } },
    answers: { 200: { description: 'The estimate.', schema: estimateAnswerSchema } },
    refusals: BUSY,
    run: async ({ services, context, who, body, reply }) => {
      const state = stateOf(body);
      const run = await readEstimate(services, who, { state });
      if (run.ok) {
        const { estimate } = run.value;
        const verdict = { ...estimate.verdict, grade: gradeOf(estimate) };
        return reply(200, { ...estimate, verdict, guessed: guessedFields(state) });
      }
      return isRefusal(run.error)
        ? refusedWork(context, run.error)
        : invalidInput(context, run.error.errors);
    },
  }),
  defineCall('GET /yield', {
    id: 'monthlyYield',
    summary:
      'Monthly AC yield of one roof plane in kWh per kWp, the loss in it: of PVGIS where it answers within 2 s, else of the built-in climate. Calculated for the place to 0.01 degrees, slope and azimuth to 1 degree.',
    perMinute: PER_MINUTE,
    query: planeSchema,
    isQueryCheckedLater: true,
    example: { query: { lat: 56.2, lon: 10.2 } },
    answers: {
      200: { description: 'Twelve months, with their source.', schema: monthlyYieldSchema },
    },
    refusals: BUSY,
    run: async ({ services, context, who, reply }) => {
      const { searchParams: query } = new URL(context.req.url);
      const found = await readMonthlyYield(services, who, { query });
      if (found.ok) return reply(200, found.value);
      return isRefusal(found.error)
        ? refusedWork(context, found.error)
        : invalidInput(context, found.error.errors);
    },
  }),
  defineCall('GET /addresses', {
    id: 'searchAddresses',
    summary: 'Find a place in Denmark by address, postcode or name.',
    perMinute: PER_MINUTE,
    query: z.object({ q: z.string() }),
    example: { query: { q: '8000' } },
    answers: {
      200: {
        description: 'The best matches first.',
        schema: z.strictObject({ addresses: z.array(addressSchema) }),
      },
    },
    run: async ({ services, who, query, reply }) => {
      const found = await findAddresses(services, who, { text: query.q });
      return reply(200, { addresses: found.ok ? found.value : [] });
    },
  }),
  // The id stands in the query: paths are logged, and this one identifies a front door.
  defineCall('GET /address', {
    id: 'addressById',
    summary: 'An address that was found, with its own position.',
    perMinute: PER_MINUTE,
    query: z.object({ id: z.string() }),
    example: { query: { id: '0a3f50a0-0000-32b8-e044-0003ba298018' } },
    answers: {
      200: { description: 'The address.', schema: z.strictObject({ address: addressSchema }) },
    },
    refusals: { 404: { description: 'No register that is asked knows it, or none is asked.' } },
    run: async ({ services, context, who, locale, query, reply }) => {
      const found = await readAddress(services, who, query);
      return found.ok
        ? reply(200, { address: found.value })
        : problem(context, 404, m.address_unknown_id({}, { locale }));
    },
  }),
  defineCall('GET /roof', {
    id: 'roof',
    summary:
      'The roof of the house at a place, found in the height model, and what the building register says of the house. A roof that is not found is an answer too; demonstration=1 answers for a stored house.',
    perMinute: ROOFS_PER_MINUTE,
    query: roofQuestionSchema,
    isQueryCheckedLater: true,
    example: { query: { [DEMONSTRATION]: '1' } },
    answers: {
      200: { description: 'The roof, or why there is none.', schema: roofAnswerSchema },
    },
    refusals: BUSY,
    run: async ({ services, context, who, reply }) => {
      const { searchParams: query } = new URL(context.req.url);
      const found = await findHouseRoof(services, who, { query });
      if (found.ok) {
        const { facts } = found.value;
        return reply(200, { ...found.value, prefill: facts === null ? [] : prefillOf(facts) });
      }
      return isRefusal(found.error)
        ? refusedWork(context, found.error)
        : invalidInput(context, found.error.errors);
    },
  }),
  defineCall('GET /house', {
    id: 'house',
    summary:
      'What the building register (BBR) says of the house at a place, and which of the calculator’s fields that fills in. facts is null where no register is asked or none knows the house.',
    perMinute: ROOFS_PER_MINUTE,
    query: houseQuestionSchema,
    isQueryCheckedLater: true,
    example: { query: { lat: 56.2, lon: 10.2 } },
    answers: { 200: { description: 'What is known.', schema: houseAnswerSchema } },
    run: async ({ services, context, who, reply }) => {
      const { searchParams: query } = new URL(context.req.url);
      const found = await findHouseFacts(services, who, { query });
      if (!found.ok) return invalidInput(context, found.error.errors);
      const { facts } = found.value;
      return reply(200, { ...found.value, prefill: facts === null ? [] : prefillOf(facts) });
    },
  }),
];
