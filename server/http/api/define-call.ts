import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { API_ACCESS } from '../../../domain/access.ts';
import type { Services } from '../../services.ts';
import type { Who } from '../../use-case/who.ts';
import type { AppEnvironment } from '../environment.ts';
import type { Locale } from '../../../words/locale.ts';

// Each call of the interface is defined once: the schemas that check it also describe it, and every
// answer has one.

/** A line of the access table, which says who may call. openapi.json is the description itself. */
export type CallName = Exclude<keyof typeof API_ACCESS, 'GET /openapi.json'>;

export type Schema = z.ZodMiniType;

/** schema null: an answer without content. */
export type Success = { readonly description: string; readonly schema: Schema | null };
/** An error as RFC 9457 describes it, plus fields of its own. */
export type Refusal = {
  readonly description: string;
  readonly more?: Readonly<Record<string, Schema>>;
};

type Statuses<Value> = Readonly<Record<number, Value>>;

type Told<Value> = Value extends readonly (infer Each)[]
  ? readonly Told<Each>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Told<Value[Name]> }
    : Value;

export type Headers = Readonly<Record<string, string | readonly string[]>>;

/** Answers with one of the statuses defined for the call, and what its schema says. */
type Reply<Successes extends Statuses<Success>> = <Status extends keyof Successes & number>(
  status: Status,
  body: Successes[Status]['schema'] extends Schema
    ? Told<z.input<Successes[Status]['schema']>>
    : null,
  headers?: Headers,
) => Response;

type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

export type Asked<Body, Query, Sent, Answer> = {
  readonly services: Services;
  readonly context: Context<AppEnvironment>;
  readonly who: Who;
  readonly locale: Locale;
  /** A part of the path. */
  readonly param: (name: string) => string;
  readonly body: Body;
  readonly query: Query;
  readonly headers: Sent;
  readonly reply: Answer;
};

type Terms<
  Successes extends Statuses<Success>,
  Body extends Schema | undefined,
  Query extends Schema | undefined,
  Sent extends Schema | undefined,
> = {
  /** Its name in the description. */
  readonly id: string;
  readonly summary: string;
  /** Most calls of one address in a minute. */
  readonly perMinute: number | null;
  /** Accepted only from the site's own pages, though nobody has to be signed in. */
  readonly isOwnSiteOnly?: true;
  /** A part of the path may be empty; the call handles that itself. */
  readonly isPathOpen?: true;
  readonly query?: Query;
  /** The use case checks the query by the same schema, because numbers arrive as text. */
  readonly isQueryCheckedLater?: true;
  readonly headers?: Sent;
  readonly body?: {
    readonly schema: Body;
    /** For fields whose names and limits do not say enough. */
    readonly notes?: Readonly<Record<string, string>>;
  };
  /** A query, and a body where there is one, that is accepted. */
  readonly example?: {
    readonly body?: object;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly path?: Readonly<Record<string, string>>;
  };
  readonly answers: Successes;
  /** In addition to those every call of its kind has. */
  readonly refusals?: Statuses<Refusal>;
  readonly run: (
    asked: Asked<Parsed<Body>, Parsed<Query>, Parsed<Sent>, Reply<Successes>>,
  ) => Promise<Response>;
};

type AnyTerms = Omit<Terms<Statuses<Success>, Schema, Schema, Schema>, 'run'>;

export type Call = AnyTerms & {
  readonly name: CallName;
  readonly run: (asked: Asked<never, never, never, never>) => Promise<Response>;
};

export function defineCall<
  const Successes extends Statuses<Success>,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Sent extends Schema | undefined = undefined,
>(name: CallName, terms: Terms<Successes, Body, Query, Sent>): Call {
  return { name, ...terms } as unknown as Call;
}

/** Method and path of a call, as the access table writes them. */
export function wayOf({ name }: Pick<Call, 'name'>) {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}
