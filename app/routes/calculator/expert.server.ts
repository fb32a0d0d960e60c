import { redirect, type RouterContextProvider } from 'react-router';
import type { FieldError } from '../../../domain/field-error.ts';
import { fromQuery } from '../../../domain/read-query.ts';
import { START_PLACE } from '../../../domain/start-place.ts';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { refusedField } from '../../../words/refused-field.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { showHours } from '../../../server/estimates/queries.ts';
import { sentContext } from '../../../domain/sent-context.ts';
import { servedRun } from '../../features/calculator/served-run.ts';
import { expertGroups } from '../../features/calculator/expert/expert-groups.ts';
import { withoutOurs } from '../../features/calculator/expert/field-text.ts';
import { calculatorField, spreadNames } from '../../features/calculator/expert/form-names.ts';
import { inForm, readForm } from '../../features/calculator/expert/read-form.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { readCalculator } from './read-calculator.server.ts';
import { resolveAddress } from './resolve-address.server.ts';

/** The form as it was sent or as an address says it, and what it can be calculated as. */
export async function loadExpert(url: URL, context: Readonly<RouterContextProvider>) {
  const locale = getLocale();
  const { catalogue, gridTariffs, electricityTax } = await context
    .get(requestContext)
    .services.estimateContext();
  const groups = expertGroups({ catalogue, gridTariffs, electricityTax, locale });
  const sent = spreadNames(url.searchParams);
  const typedPlace = sent.get('q') ?? '';
  sent.delete('q');
  const fields = groups.flatMap((group) => group.fields);
  const form = withoutOurs(sent, fields, locale);
  const placeError = await findPlace(typedPlace, form, context);
  const { query, errors } = readForm(form, locale);
  const cleaned = new URL(url);
  cleaned.search = query.toString();
  const read = await readCalculator(cleaned, context);
  const { services } = context.get(requestContext);
  const run = calculated(
    await showHours(services, whoAsks(context), { state: read.state, shared: read.context }),
  );
  const all: readonly FieldError[] = [...placeError, ...errors, ...inForm(read.errors, form)];
  const atSea = all.find(({ code }) => code === 'at-sea');
  const panels = read.state.calculatedNumberOfPanels ?? null;
  // The number that the use has set stands in its field from here on.
  if (form.get('sizing') === 'use' && panels !== null) {
    form.set('calculatedNumberOfPanels', String(panels));
    form.delete('sizing');
  }
  const { postcode = null, gridCompany = null } = read.state;
  const gridCompanies = services.addresses.gridCompaniesIn(postcode);
  // So does the company that goes with the postcode.
  if (gridCompany !== null && gridCompanies.includes(gridCompany) && !form.has('gridCompany')) {
    form.set('gridCompany', gridCompany);
  }
  return {
    start: {
      form: form.toString(),
      state: read.state,
      errors: all.map((error) => ({
        ...refusedField({ ...error, field: calculatorField(error.field) }, locale),
        field: error.field,
      })),
    },
    typedPlace: placeError.length > 0 ? typedPlace : '',
    place: { lat: START_PLACE.lat, lon: START_PLACE.lon, postcode: START_PLACE.postcode },
    refusedPlace:
      atSea === undefined
        ? null
        : { at: placeMark(form), field: atSea.field, text: fieldErrorText(atSea, locale) },
    examplePlace: read.examplePlace,
    gridCompanies,
    sentContext: sentContext(read.context),
    served: { run: servedRun(run), yields: read.servedYields },
  };
}

const placeMark = (form: URLSearchParams) => {
  const { lat, lon } = fromQuery(form, getLocale()).state;
  return `${lat} ${lon}`;
};

/** Without JavaScript a place comes as text: where it is one, everything else goes on to it. */
async function findPlace(
  typed: string,
  form: URLSearchParams,
  context: Readonly<RouterContextProvider>,
): Promise<readonly FieldError[]> {
  const found = await resolveAddress(typed, context);
  switch (found.kind) {
    case 'one': {
      const { lat, lon, address, postcode, gridCompany } = found.place;
      const moved = new URLSearchParams([...form].filter(([name]) => !OF_PLACE.includes(name)));
      for (const [name, value] of Object.entries({ lat, lon, address, postcode })) {
        moved.set(name, String(value));
      }
      if (gridCompany !== null) moved.set('gridCompany', gridCompany);
      throw redirect(`${links.expertCalculator()}?${moved}`);
    }
    case 'several':
      return [{ field: 'q', code: 'several-matches' }];
    case 'unknown':
      return [{ field: 'q', code: 'no-match' }];
    default:
      return [];
  }
}

const OF_PLACE: readonly string[] = [
  'lat',
  'lon',
  'address',
  'postcode',
  'priceZone',
  'gridCompany',
];
