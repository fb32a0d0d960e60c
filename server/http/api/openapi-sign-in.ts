import * as z from 'zod/mini';
import {
  codeAnswerSchema,
  codeBodySchema,
  signInBodySchema,
  signOutBodySchema,
} from './sign-in.ts';

type JsonObject = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
}

const body = (schema: z.ZodMiniType, example: JsonObject) => ({
  required: true,
  content: { 'application/json': { schema: jsonSchema(schema), example } },
});
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const UNREADABLE = {
  400: refused('The body is not JSON.'),
  403: refused("The call does not come from the site's own pages."),
  413: refused('The body is larger than 64 kB.'),
  415: refused('The body is not said to be application/json.'),
  422: refused('A field is wrong; errors names each.'),
};

/** Signing in by phone. The code is bound to the browser that asked, by a cookie. */
export function signInPaths(): JsonObject {
  return {
    '/api/v1/sign-in/code': {
      post: {
        operationId: 'sendSignInCode',
        summary:
          'Send a code of six digits to a Danish mobile phone; of twelve where the 15 guesses at short codes that a number has in a day are used up. The answer is the same for known and unknown numbers. At most 3 codes in 10 minutes and 5 an hour per number. A call without proof has fewer; where the site checks with reCAPTCHA it is answered 403 with code proof-needed and work: a token and bits. Send again, after a second at the earliest and once, with that token and as proof the number (in digits) for which the SHA-256 of «token:proof» begins with so many zero bits.',
        requestBody: body(codeBodySchema, { phone: '+45 20 30 40 50' }),
        responses: {
          202: {
            description: 'The code is on its way.',
            content: { 'application/json': { schema: jsonSchema(codeAnswerSchema) } },
          },
          ...UNREADABLE,
          429: refused('Too many codes or tries; Retry-After says how many seconds to wait.'),
          503: refused('SMS is switched off.'),
        },
      },
    },
    '/api/v1/sign-in': {
      post: {
        operationId: 'signIn',
        summary: 'Sign in with the code that was sent. A code has five tries and holds 5 minutes.',
        requestBody: body(signInBodySchema, { phone: '+45 20 30 40 50', code: '012345' }),
        responses: {
          204: { description: "Signed in; the session's cookie is set." },
          ...UNREADABLE,
          401: refused('The code does not fit, is over or was used; code says which.'),
          500: refused('No user returned from sign-in process.'),
        },
      },
    },
    '/api/v1/sign-out': {
      post: {
        operationId: 'signOut',
        summary: 'Sign out in this browser, or everywhere.',
        requestBody: body(signOutBodySchema, { everywhere: false }),
        responses: {
          204: { description: "Signed out; the session's cookie is gone." },
          ...UNREADABLE,
          503: refused('The session could not be ended; the cookie stays.'),
        },
      },
    },
  };
}
