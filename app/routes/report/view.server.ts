import type { RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { planeLight } from '../../../server/estimates/plane-light.ts';
import { viewFigures } from '../../features/views/view-figures.ts';
import { yieldTable } from '../../features/views/yield-rows.ts';
import { requestContext } from '../../request-context.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

async function calculated(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const read = await readCalculator(url, context);
  const result = await services.estimate(read.state, 'cached');
  // What can't be calculated has been taken out of the state already.
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  // Where every figure comes from is another page's, and heavy.
  const { provenance, ...estimate } = result.value.estimate;
  const locale = getLocale();
  return {
    services,
    state: read.state,
    dataUntil: provenance['yield.annualKwh']!.date,
    figures: viewFigures({ ...result.value, estimate }),
    subject: {
      query: toQuery(read.state).toString(),
      address: read.state.address ?? '',
      examplePlace: read.examplePlace,
      errors: read.errors.map((error) => ({
        field: error.field,
        text: fieldErrorText(error, locale),
      })),
    },
  };
}

/** The visitor's present calculation, as the views show it. */
export async function loadView(url: URL, context: Context) {
  const { figures, subject } = await calculated(url, context);
  return { figures, subject };
}

/** And its yield month by month. */
export async function loadYieldView(url: URL, context: Context) {
  const { figures, subject, state, dataUntil, services } = await calculated(url, context);
  const light = await planeLight(state, figures.estimate.yield.faces, services.outsideYield);
  return {
    figures,
    subject,
    basis: {
      table: yieldTable(figures.estimate, light.monthlyKwhM2),
      lightFrom: light.source,
      dataUntil,
    },
  };
}
