import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parseInput, type FieldError } from '../../../domain/field-error.ts';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { ownSiteCallsOnly } from '../same-origin.ts';
import { whoAsks } from '../who-asks.ts';
import { wayOf, type Asked, type Call, type Headers, type Schema } from './define-call.ts';
import { invalidInput, localeOf, problem } from './problem.ts';
import { forbiddenFields, readJson } from './read-json.ts';

type AppContext = Context<AppEnvironment>;
type Refused = { readonly kind: 'refused'; readonly answer: Response };

const LARGEST_BODY_BYTES = 64 * 1024;

const tooLarge = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: (context) =>
    problem(context, 413, m.error_api_too_large({}, { locale: localeOf(context) })),
});

/** Answers each call as it is defined: checked against its schemas before it runs. */
export function mountCalls(services: Services, calls: readonly Call[]): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  for (const call of calls) {
    const { method, path } = wayOf(call);
    const before: readonly MiddlewareHandler<AppEnvironment>[] = [
      ...(call.perMinute === null ? [] : [callsPerMinute(call.perMinute)]),
      ...(call.isOwnSiteOnly === true ? [ownSiteCallsOnly(services.settings.appUrl)] : []),
      ...(call.body === undefined ? [] : [tooLarge]),
    ];
    const part = call.isPathOpen === true ? ':$1{.*}' : ':$1';
    const way = path.replaceAll(/\{(\w+)\}/g, part);
    routes.on(method, [way], ...before, (context) => answer(services, call, context));
  }
  return routes;
}

async function answer(services: Services, call: Call, context: AppContext): Promise<Response> {
  const headers = parsed(context, call.headers, () => headersOf(context, call.headers));
  if (!headers.ok) return headers.error.answer;
  const querySchema = call.isQueryCheckedLater === true ? undefined : call.query;
  const query = parsed(context, querySchema, () => context.req.query());
  if (!query.ok) return query.error.answer;
  const body = await bodyOf(context, call.body?.schema);
  if (!body.ok) return body.error.answer;
  const asked: Asked<unknown, unknown, unknown, unknown> = {
    services,
    context,
    who: whoAsks(context),
    locale: localeOf(context),
    param: (name) => context.req.param(name) ?? '',
    body: body.value,
    query: query.value,
    headers: headers.value,
    reply: (status: number, content: unknown, more?: Headers) =>
      written(context, status, content, more),
  };
  return call.run(asked as Asked<never, never, never, never>);
}

function written(
  context: AppContext,
  status: number,
  content: unknown,
  headers: Headers = {},
): Response {
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) context.header(name, each, { append: true });
  }
  return content === null
    ? context.body(null, status as 204)
    : context.json(content, status as ContentfulStatusCode);
}

const refuse = (given: Response) => fail<Refused>({ kind: 'refused', answer: given });

function parsed(
  context: AppContext,
  schema: Schema | undefined,
  read: () => unknown,
): Result<unknown, Refused> {
  if (schema === undefined) return ok(undefined);
  const input = parseInput(schema, read());
  return input.ok ? input : refuse(invalidInput(context, input.error.errors));
}

/** By the names the schema uses; in a request they are lower-case. */
function headersOf({ req }: AppContext, schema: Schema | undefined) {
  const names = Object.keys((schema as { readonly shape?: object } | undefined)?.shape ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = req.header(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

async function bodyOf(
  context: AppContext,
  schema: Schema | undefined,
): Promise<Result<unknown, Refused>> {
  if (schema === undefined) return ok(undefined);
  const sent = await readJson(context);
  if (!sent.ok) return refuse(sent.error.answer);
  const forbidden = forbiddenFields(sent.value).map((field): FieldError => ({
    field,
    code: 'unknown-field',
  }));
  const input = parseInput(schema, sent.value);
  const errors = [...forbidden, ...(input.ok ? [] : input.error.errors)];
  if (!input.ok || errors.length > 0) return refuse(invalidInput(context, errors));
  return input;
}
