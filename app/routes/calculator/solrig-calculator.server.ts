import { redirect, type RouterContextProvider } from 'react-router';
import { refusedField } from '../../../words/refused-field.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { showEstimate, showHours } from '../../../server/estimates/queries.ts';
import { calculatorAt } from '../../features/address/suggestion.ts';
import { sentContext } from '../../../domain/sent-context.ts';
import { servedRun } from '../../features/calculator/served-run.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { addressWithHouse } from './house-in-address.server.ts';
import { addressWithRoof } from './plain-roof.server.ts';
import { wholePageOf } from './first-view.tsx';
import { readCalculator } from './read-calculator.server.ts';
import { resolveAddress } from './resolve-address.server.ts';
import { newSaving } from './save-key.server.ts';

/** What a new place replaces or removes. */
const OF_OLD_PLACE: ReadonlySet<string> = new Set(['q', 'gridCompany', 'priceZone']);

/**
 * What the calculator starts from: the address's figures, their result, and what was wrong with
 * them.
 */
export async function loadCalculator(url: URL, context: Readonly<RouterContextProvider>) {
  // Without JavaScript a new address arrives as text, beside the old one's coordinates.
  const typed = url.searchParams.get('q');
  const isNew = typed !== null && typed.trim() !== (url.searchParams.get('address') ?? '');
  const found = isNew ? await resolveAddress(typed, context) : null;
  if (found?.kind === 'one') {
    const moved = new URL(calculatorAt(found.place), url);
    const kept = [...url.searchParams].filter(
      ([name]) => !OF_OLD_PLACE.has(name) && !moved.searchParams.has(name),
    );
    throw redirect(`${moved.pathname}?${new URLSearchParams([...moved.searchParams, ...kept])}`);
  }
  const read = await readCalculator(url, context);
  const { state, errors, examplePlace, context: estimateContext, servedYields } = read;
  const { services, signedIn } = context.get(requestContext);
  const withHouse = await addressWithHouse(url, read, services, whoAsks(context));
  if (withHouse !== null) throw redirect(withHouse);
  const wholePage = wholePageOf(url);
  // A page drawn whole by the server shows the hours; others leave them to the browser.
  const show = wholePage === null ? showHours : showEstimate;
  const result = calculated(
    await show(services, whoAsks(context), { state, shared: estimateContext }),
  );
  const withRoof = addressWithRoof(url, read, result);
  if (withRoof.address !== null) throw redirect(withRoof.address);
  const locale = getLocale();
  const messages = [...errors, ...withRoof.errors].map((error) => ({
    ...refusedField(error, locale),
    typed: typedIn(url.searchParams, error.field),
  }));
  if (found !== null && found.kind !== 'empty') {
    const code = found.kind === 'several' ? 'several-matches' : 'no-match';
    messages.push({ ...refusedField({ field: 'q', code }, locale), typed: typed ?? '' });
  }
  return {
    saving: newSaving(signedIn),
    state,
    errors: messages,
    examplePlace,
    /** Whether registers are asked for a house: what BBR says of it, and its roof in the height model. */
    asksHouse: services.roofs.isSetUp,
    placeStandIn: services.addresses.standInAt(state),
    gridCompanies: services.addresses.gridCompaniesIn(state.postcode ?? null),
    sentContext: sentContext(estimateContext),
    wholePage,
    hasPhoto: services.roofs.isSetUp,
    served: { run: servedRun(result), yields: servedYields },
  };
}

/** Of several fields with one name the one whose place is after the dot. */
function typedIn(query: URLSearchParams, field: string): string {
  const [, name = '', index = ''] = /^(.+)\.(\d+)$/.exec(field) ?? [];
  return query.get(field) ?? query.getAll(name)[Number(index)] ?? '';
}
