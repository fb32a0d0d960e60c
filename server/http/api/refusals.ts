import * as z from 'zod/mini';
import { API_ACCESS, needsSignIn } from '../../../domain/access.ts';
import { FIELD_ERROR_CODES } from '../../../domain/field-error.ts';
import { wayOf, type Call, type Refusal } from './define-call.ts';

const fieldErrorSchema = z.strictObject({
  field: z.string(),
  code: z.enum(FIELD_ERROR_CODES),
  message: z.string(),
  limit: z.optional(z.number()),
});

const problemShape = {
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  errors: z.optional(z.array(fieldErrorSchema)),
};

/** An error that says no more than its kind. */
export const problemSchema = z.strictObject(problemShape);

export function problemSchemaOf({ more }: Refusal) {
  return more === undefined ? problemSchema : z.strictObject({ ...problemShape, ...more });
}

/** For work: the caller's share is used up, or everybody's is. */
const kindOf = (kind: 'too-often' | 'busy') => ({ kind: z.optional(z.literal(kind)) });

const OF_ITS_BODY = {
  400: { description: 'The body is not JSON.' },
  413: { description: 'The body is larger than 64 kB.' },
  415: { description: 'The body is not said to be application/json.' },
};

/** For calls that calculate. */
export const BUSY = {
  503: {
    description: 'The server is busy; Retry-After says how many seconds to wait.',
    more: kindOf('busy'),
  },
} as const;

/** The statuses a call may be refused with: those of its kind and its own. */
export function refusalsOf(call: Call): Readonly<Record<number, Refusal>> {
  const isUsers = needsSignIn(API_ACCESS[call.name]);
  const isChange = wayOf(call).method !== 'GET';
  return {
    ...(call.body === undefined ? {} : OF_ITS_BODY),
    ...(isUsers ? { 401: { description: 'Nobody is signed in.' } } : {}),
    ...((isUsers && isChange) || call.isOwnSiteOnly === true
      ? { 403: { description: "The call does not come from the site's own pages." } }
      : {}),
    ...(call.body === undefined && call.query === undefined && call.headers === undefined
      ? {}
      : { 422: { description: 'A field is wrong; errors names each.' } }),
    ...(call.perMinute === null
      ? {}
      : {
          429: {
            description: 'Too many calls; Retry-After says how many seconds to wait.',
            more: kindOf('too-often'),
          },
        }),
    ...call.refusals,
  };
}
