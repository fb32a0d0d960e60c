import { useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { AddressSearch } from '../../features/address/address-search.tsx';
import { likelyGridCompany } from '../../../domain/likely-grid-company.ts';
import { receivedContext } from '../../../domain/sent-context.ts';
import { useRun } from '../../features/calculator/use-run.ts';
import { useMonthlyYield } from '../../features/calculator/use-monthly-yield.ts';
import { expertGroups } from '../../features/calculator/expert/expert-groups.ts';
import { inputId } from '../../features/calculator/expert/expert-input.tsx';
import { ExpertPage } from '../../features/calculator/expert/expert-page.tsx';
import { useExpert } from '../../features/calculator/expert/use-expert.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { links } from '../../links.ts';
import { latePart } from '../../ui/late-part.tsx';
import type { Route } from './+types/expert';
import { loadExpert } from './expert.server.ts';

const GridNote = latePart({ load: () => import('./grid-note.tsx') });

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
    ['lat', 'lon', 'postcode'].map((name) => searchParams.get(name)).join();
  return placeOf(currentUrl) !== placeOf(nextUrl);
}

/** GLN of the companies that share a postcode, the likeliest first. */
type Shared = { readonly postcode: string | null; readonly companies: readonly string[] };
const NONE: readonly string[] = [];

export default function ExpertCalculator({ loaderData }: Route.ComponentProps) {
  const { start, typedPlace, place, refusedPlace, examplePlace, served } = loaderData;
  const context = receivedContext(loaderData.sentContext);
  const groups = useMemo(
    () =>
      expertGroups({
        catalogue: context.catalogue,
        gridTariffs: context.gridTariffs,
        electricityTax: context.electricityTax,
        locale: getLocale(),
      }),
    [context],
  );
  const expert = useExpert({
    start,
    groups,
    context,
    place,
    refusedPlace,
  });
  const [picked, setPicked] = useState<Shared | null>(null);
  const loaded: Shared = {
    postcode: new URLSearchParams(start.form).get('postcode'),
    companies: loaderData.gridCompanies,
  };
  const postcode = expert.form.get('postcode');
  // The example's place keeps the engine's company.
  const shared = postcode && [loaded, picked].find((one) => one?.postcode === postcode);
  const gridCompanies = shared ? shared.companies : NONE;
  // «Efter stedet» is the company that the server would take there.
  const state = useMemo(() => {
    const gridCompany = likelyGridCompany(expert.state, gridCompanies, context.gridTariffs);
    return gridCompany === null ? expert.state : { ...expert.state, gridCompany };
  }, [expert.state, gridCompanies, context]);
  const shown = useMemo(() => [state], [state]);
  const contextOf = useMonthlyYield(shown, start.state, context, served.yields);
  const run = useRun(state, served.run, contextOf);
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
          <div className="flex flex-col gap-3">
            <AddressSearch
              id={inputId('q')}
              name="q"
              size={44}
              label={m.expert_find_place()}
              defaultValue={typedPlace}
              error={placeProblem?.text}
              onPick={(found) => {
                setPicked({ postcode: found.postcode, companies: found.gridCompanies });
                expert.fill({
                  lat: String(found.lat),
                  lon: String(found.lon),
                  address: found.address,
                  postcode: found.postcode,
                  priceZone: '',
                  gridCompany: found.gridCompany ?? '',
                });
              }}
            />
            {gridCompanies.length > 1 ? (
              <GridNote
                gridTariffs={run.context.gridTariffs}
                chosen={run.input.gridCompany}
                companies={gridCompanies}
              />
            ) : null}
          </div>
        }
      />
    </>
  );
}
