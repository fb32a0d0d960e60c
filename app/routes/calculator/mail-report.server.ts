import { data, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { refusedField } from '../../../words/refused-field.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { requestContext } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { mailIt, mailView, PRIVATE_HEADERS } from '../report/mail-way.server.ts';
import { readCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadMail(url: URL, context: Context) {
  const { state, errors } = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const locale = getLocale();
  const view = {
    mail: mailView(services.settings),
    query: toQuery(state).toString(),
    refused: errors.map((error) => refusedField(error, locale)),
  };
  return data(view, { headers: PRIVATE_HEADERS });
}

/** Sends a link to the calculation that the address names. */
export async function sendMail(request: Request, url: URL, context: Context) {
  const form = await formOf(request);
  const { state } = await readCalculator(url, context);
  return mailIt({
    form,
    context,
    report: { kind: 'calculated', state },
    origin: url.origin,
    // Erased meanwhile, and the session with the person.
    refusal: () => signInFirst(url.pathname + url.search),
  });
}
