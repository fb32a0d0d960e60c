import { useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { AddressSearch } from '../../features/address/address-search.tsx';
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
    `${searchParams.get('lat')} ${searchParams.get('lon')}`;
  return placeOf(currentUrl) !== placeOf(nextUrl);
}

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
  const shown = useMemo(() => [expert.state], [expert.state]);
  const contextOf = useMonthlyYield(shown, start.state, context, served.yields);
  const run = useRun(expert.state, served.run, contextOf);
  const [gridCompanies, setGridCompanies] = useState(loaderData.gridCompanies);
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
              onPick={({ lat, lon, address, postcode, gridCompany, gridCompanies: shared }) => {
                setGridCompanies(shared);
                expert.fill({
                  lat: String(lat),
                  lon: String(lon),
                  address,
                  postcode,
                  priceZone: '',
                  gridCompany: gridCompany ?? '',
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
