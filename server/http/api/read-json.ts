import type { Context } from 'hono';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { unstorableIn } from '../../../domain/storable.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { AppEnvironment } from '../environment.ts';
import { invalidInput, localeOf, problem } from './problem.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The body of a JSON call, or the answer that says why it can't be read. */
export async function readJson(
  context: Context<AppEnvironment>,
): Promise<Result<unknown, { readonly kind: 'unreadable'; readonly answer: Response }>> {
  const options = { locale: localeOf(context) };
  const refuse = (answer: Response) => fail({ kind: 'unreadable' as const, answer });
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    return refuse(problem(context, 415, m.error_api_media_type({}, options)));
  }
  const text = await context.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(problem(context, 400, m.error_api_not_json({}, options)));
  }
  const unstorable = unstorableIn(value);
  if (unstorable === null) return ok(value);
  return refuse(invalidInput(context, [{ field: unstorable.field, code: 'wrong-type' }]));
}

/**
 * Dotted paths of fields named __proto__: JSON.parse makes them own fields, and schemas overlook
 * them.
 */
export function forbiddenFields(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return name === '__proto__' ? [field] : forbiddenFields(inner, field);
  });
}
