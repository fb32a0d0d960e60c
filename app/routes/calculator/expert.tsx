import { useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { AddressSearch } from '../../features/address/address-search.tsx';
import { assumptionRows } from '../../features/calculator/assumptions/assumption-rows.ts';
import { keepState, keptState } from '../../features/calculator/kept-state.ts';
import { runOf } from '../../features/calculator/served-run.ts';
import { useMonthlyYield } from '../../features/calculator/use-monthly-yield.ts';
import { expertGroups } from '../../features/expert/expert-groups.ts';
import { inputId } from '../../features/expert/expert-input.tsx';
import { ExpertPage } from '../../features/expert/expert-page.tsx';
import { SIZING_BY_USE } from '../../features/expert/system-fields.ts';
import { useExpert } from '../../features/expert/use-expert.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { links } from '../../links.ts';
import type { Route } from './+types/expert';
import { loadExpert } from './expert.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadExpert(url, context);
}

/** The page calculates by itself. Only the server knows the coast, and tries every size. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const placeOf = ({ searchParams }: URL) =>
    `${searchParams.get('lat')} ${searchParams.get('lon')}`;
  return placeOf(currentUrl) !== placeOf(nextUrl);
}

export default function ExpertCalculator({ loaderData }: Route.ComponentProps) {
  const { start, typedPlace, place, refusedPlace, examplePlace, estimateContext, served } =
    loaderData;
  const groups = useMemo(
    () =>
      expertGroups({
        catalogue: estimateContext.catalogue,
        assumptions: assumptionRows(),
        locale: getLocale(),
      }),
    [estimateContext.catalogue],
  );
  const expert = useExpert({
    start,
    groups,
    context: estimateContext,
    place,
    refusedPlace,
    serverSizing: SIZING_BY_USE,
    keep: keepState,
    kept: keptState,
  });
  const shown = useMemo(() => [expert.state], [expert.state]);
  const contextOf = useMonthlyYield(shown, start.state, estimateContext, served.yields);
  // What was served is shown as it is; the page calculates when something in it changes.
  const [first] = useState(() => ({ state: expert.state, contextOf, run: served.run }));
  const run = useMemo(() => {
    const context = contextOf(expert.state);
    const isAsServed = expert.state === first.state && contextOf === first.contextOf;
    return isAsServed
      ? runOf(first.run, context, () => estimateOf(expert.state, context))
      : estimateOf(expert.state, context);
  }, [expert.state, contextOf, first]);
  const placeProblem = start.errors.find(({ field }) => field === 'q');
  return (
    <>
      <PageHead page={m.expert_title()} description={m.expert_description()} />
      <ExpertPage
        action={links.expertCalculator()}
        groups={groups}
        expert={expert}
        run={run}
        refused={start.errors}
        examplePlace={examplePlace}
        placeSearch={
          <AddressSearch
            id={inputId('q')}
            name="q"
            size={44}
            label={m.expert_find_place()}
            defaultValue={typedPlace}
            error={placeProblem?.text}
            onPick={({ lat, lon, address, postcode, gridCompany }) =>
              expert.fill({
                lat: String(lat),
                lon: String(lon),
                address,
                postcode,
                priceZone: '',
                gridCompany: gridCompany ?? '',
              })
            }
          />
        }
      />
    </>
  );
}

function estimateOf(state: CalculatorState, context: EstimateContext): EstimateRun {
  const result = runEstimate(state, context);
  // What can't be calculated has been taken out of the state already.
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  return result.value;
}
