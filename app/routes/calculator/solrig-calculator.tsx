import { useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { AddressSearch } from '../../features/address/address-search.tsx';
import { calculatorAt, standInFor } from '../../features/address/suggestion.ts';
import { CalculatorPage } from '../../features/calculator/calculator-page.tsx';
import { inputId } from '../../../domain/input-id.ts';
import { servedRun } from '../../features/calculator/served-run.ts';
import { links } from '../../links.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import type { Route } from './+types/solrig-calculator';
import { FirstView, wholePageOf } from './first-view.tsx';
import { readCalculator } from './read-calculator.server.ts';
import { resolveAddress } from './resolve-address.server.ts';
import { newSaving } from './save-key.server.ts';
import { calculated } from '../work.server.ts';

/** What a new place says anew, or not at all. */
const OF_OLD_PLACE: ReadonlySet<string> = new Set(['q', 'gridCompany', 'priceZone']);

export async function loader({ url, context }: Route.LoaderArgs) {
  // Without JavaScript a new address comes as text, beside the degrees of the old one.
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
  const {
    state,
    errors,
    examplePlace,
    context: estimateContext,
    servedYields,
  } = await readCalculator(url, context);
  const { services, signedIn } = context.get(requestContext);
  const wholePage = wholePageOf(url);
  // A page that the server draws whole shows the hours; others leave them to the browser.
  const estimate = wholePage === null ? services.estimateHours : services.estimate;
  const result = calculated(await estimate(whoAsks(context), state, 'cached', estimateContext));
  const locale = getLocale();
  const messages = errors.map((error) => ({
    field: error.field,
    text: fieldErrorText(error, locale),
    typed: url.searchParams.get(error.field) ?? '',
  }));
  if (found !== null && found.kind !== 'empty') {
    const code = found.kind === 'several' ? 'several-matches' : 'no-match';
    const text = fieldErrorText({ field: 'q', code }, locale);
    messages.push({ field: 'q', text, typed: typed ?? '' });
  }
  return {
    saving: newSaving(signedIn),
    state,
    errors: messages,
    examplePlace,
    placeStandIn: services.addresses.standInAt(state),
    estimateContext,
    wholePage,
    served: { run: servedRun(result), yields: servedYields },
  };
}

/** The page calculates by itself; its address follows it and is no reason to ask the server again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { saving, state, errors, examplePlace, estimateContext, served, wholePage } = loaderData;
  const [standIn, setStandIn] = useState(loaderData.placeStandIn);
  const wrongPlace = errors.find(({ field }) => inputId(field) === inputId('q'));
  const typedPlace = errors.find(({ field }) => field === 'q')?.typed;
  return (
    <FirstView wholePage={wholePage}>
      <PageHead page={m.calculator_title()} description={m.calculator_description()} />
      <CalculatorPage
        action={links.calculator()}
        initial={state}
        context={estimateContext}
        served={served}
        examplePlace={examplePlace}
        errors={errors}
        saving={saving}
        renderAddress={(calculator) => {
          const isAsServed = calculator.given.address === state.address;
          return (
            <AddressSearch
              key={calculator.state.address}
              id={inputId('q')}
              name="q"
              size={44}
              label={m.calculator_address()}
              defaultValue={(isAsServed ? typedPlace : undefined) ?? calculator.state.address}
              error={isAsServed ? wrongPlace?.text : undefined}
              note={standIn === null ? undefined : m.address_area({ area: standIn })}
              onPick={(place) => {
                setStandIn(standInFor(place));
                const { lat, lon, address, postcode, gridCompany } = place;
                calculator.replace({
                  ...calculator.given,
                  lat,
                  lon,
                  address,
                  postcode,
                  gridCompany,
                });
              }}
            />
          );
        }}
      />
    </FirstView>
  );
}
