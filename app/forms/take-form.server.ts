import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import type { InvalidInput } from '../../domain/field-error.ts';
import { KEY_FIELD, shownTicketIn, textIn, TRAP_FIELD } from '../../domain/posted-form.ts';
import type { Result } from '../../domain/result.ts';
import { getLocale } from '../../messages/compiled/runtime.js';
import type { KeyReused } from '../../server/db/claim-key.ts';
import { admitSender } from '../../server/identity/admit-sender.ts';
import { newFormTicket, ticketAgain } from '../../server/identity/captcha/form-ticket.ts';
import { logFailure } from '../../server/log-failure.ts';
import type { Services } from '../../server/services.ts';
import type { Unavailable } from '../../server/use-case/unavailable.ts';
import type { NotAllowed } from '../../server/use-case/use-case.ts';
import type { Who } from '../../server/use-case/who.ts';
import { isRefusal, statusOfRefusal, type WorkRefusal } from '../../server/work/work-refusal.ts';
import { requestContext, whoAsks } from '../request-context.server.ts';
import { formOf } from './form-of.server.ts';
import type { FormCheck } from './form-check.ts';
import { valuesIn, type FormAnswer, type FormValues } from './form-definition.ts';
import type { Locale } from '../../words/locale.ts';

/** A form on its way to a page's action. */
export type Posted = {
  /** Or what a route has already read of it, to see which of its forms it is. */
  readonly request: Request | FormData;
  readonly context: Readonly<RouterContextProvider>;
};

/** A form that was read, and what a use case is asked with. */
export type SentForm<Field extends string> = {
  readonly values: FormValues<Field>;
  readonly idempotencyKey: string;
  readonly services: Services;
  readonly who: Who;
  readonly locale: Locale;
};

/** Why a use case refuses a form, for any form. */
type AnyRefusal = InvalidInput | KeyReused | NotAllowed<'staff'> | WorkRefusal | Unavailable;
type Outcome = Result<unknown, { readonly kind: string }>;
type ValueOf<Taken extends Outcome> = Extract<Taken, { readonly ok: true }>['value'];
type KindOf<Taken extends Outcome> = Extract<Taken, { readonly ok: false }>['error']['kind'];
/** Reasons specific to one form, which its page has words for. */
type OwnReason<Taken extends Outcome> = Exclude<KindOf<Taken>, AnyRefusal['kind']>;

type Refused = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

/**
 * Takes a posted form: what the use case makes of it, or why it was not taken, with everything that was typed.
 * A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
 * Nothing but the form's own fields is read: what an extension of the browser adds is no mistake of a person's.
 * @throws a Response of status 415 where what was posted is no form; what is too large was refused before
 */
export async function takeForm<Field extends string, Taken extends Outcome>(
  { request, context }: Posted,
  { form, textsOf, errorsIn }: FormCheck<Field>,
  take: (sent: SentForm<Field>) => Promise<Taken>,
) {
  const { services } = context.get(requestContext);
  const posted = request instanceof FormData ? request : await formOf(request);
  const values = valuesIn(form, posted);
  const idempotencyKey = textIn(posted, KEY_FIELD);
  type Answer = FormAnswer<Field, OwnReason<Taken>>;
  const shown = shownTicketIn(posted);
  const ticketFor = (key: string | null | undefined) => {
    if (form.ticketed === undefined) return null;
    return key === null || key === undefined || key === idempotencyKey
      ? ticketAgain(services, idempotencyKey, shown)
      : newFormTicket(services, key);
  };
  const refused = (
    changes: Pick<Answer, 'problem'> & Partial<Answer>,
    { status = 200, headers = {} }: Refused = {},
  ) =>
    data<Answer>(
      {
        errors: textsOf([]),
        values,
        idempotencyKey,
        ticket: ticketFor(changes.idempotencyKey),
        waitMs: null,
        ...changes,
      },
      // It contains what was typed.
      { status, headers: { 'Cache-Control': 'no-store', ...headers } },
    );
  const busy = (status: number, retryAfter: string) =>
    refused({ problem: 'busy' }, { status, headers: { 'Retry-After': retryAfter } });
  if (textIn(posted, TRAP_FIELD) !== '') return refused({ problem: 'trap' });
  try {
    const who = whoAsks(context);
    if (form.ticketed !== undefined) {
      const errors = errorsIn(values);
      // Not what anybody sends yet, so it is not counted.
      if (Object.keys(errors).length > 0) return refused({ problem: 'fields', errors });
      const texts = form.ticketed.texts.map((field) => values[field]);
      const sender = { form: form.id, key: idempotencyKey, shown, texts };
      const admitted = await admitSender(services, who, sender);
      if (!admitted.ok) {
        const { kind: problem } = admitted.error;
        return refused({ problem, waitMs: waitOf(admitted.error) });
      }
    }
    const taken = await take({ values, idempotencyKey, services, who, locale: getLocale() });
    if (taken.ok) return taken.value as ValueOf<Taken>;
    const { error } = taken;
    if (isRefusal(error)) return busy(statusOfRefusal(error), String(error.seconds));
    if (isInvalid(error)) {
      const errors = textsOf(error.errors);
      if (Object.keys(errors).length > 0) return refused({ problem: 'fields', errors });
      // Nothing a person filled in is wrong, so the page itself was: it gets a key that works.
      return refused({ problem: 'failed', idempotencyKey: randomUUID() });
    }
    switch (error.kind) {
      case 'key-reused':
        return refused({ problem: 'repeated', idempotencyKey: randomUUID() });
      case 'signed-out':
      case 'not-staff':
      // Already logged.
      case 'unavailable':
        return refused({ problem: 'failed' }, { status: 500 });
      default:
        return refused({ problem: error.kind as OwnReason<Taken>, waitMs: waitOf(error) });
    }
  } catch (error) {
    if (error instanceof Response && error.headers.has('Retry-After')) {
      return busy(error.status, error.headers.get('Retry-After') ?? '');
    }
    // Redirects, which are not failures.
    if (!(error instanceof Error)) throw error;
    logFailure(services.log, `${form.id} form failed`, error);
    return refused({ problem: 'failed' }, { status: 500 });
  }
}

function waitOf(error: { readonly kind: string }): number | null {
  return 'waitMs' in error && typeof error.waitMs === 'number' ? error.waitMs : null;
}

function isInvalid(error: { readonly kind: string }): error is InvalidInput {
  return error.kind === 'invalid';
}
