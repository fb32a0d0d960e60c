import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { AddressSearch } from '../../features/address/address-search.tsx';
import { standInFor } from '../../features/address/suggestion.ts';
import { CalculatorPage } from '../../features/calculator/calculator-page.tsx';
import { receivedContext } from '../../../domain/sent-context.ts';
import { inputId } from '../../../domain/input-id.ts';
import { links } from '../../links.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/solrig-calculator';
import { FirstView } from './first-view.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { loadCalculator } from './solrig-calculator.server.ts';

// Only where a register is asked; the field beside it is there before.
const HouseNote = latePart({ load: () => import('./house-note.tsx') });
const GridNote = latePart({ load: () => import('./grid-note.tsx') });

export function loader({ url, context }: Route.LoaderArgs) {
  return loadCalculator(url, context);
}

/** The page calculates by itself, and so does the roof's within it: their address follows and is no reason to ask the server again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [from, to] = [currentUrl, nextUrl].map(({ pathname }) => pathname.replace(/\/roof$/, ''));
  return from === to ? false : defaultShouldRevalidate;
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { saving, state, errors, examplePlace, served, wholePage, hasPhoto } = loaderData;
  const [standIn, setStandIn] = useState(loaderData.placeStandIn);
  const [gridCompanies, setGridCompanies] = useState(loaderData.gridCompanies);
  const wrongPlace = errors.find(({ field }) => inputId(field) === inputId('q'));
  const typedPlace = errors.find(({ field }) => field === 'q')?.typed;
  const placeNote = standIn === null ? undefined : m.address_area({ area: standIn });
  return (
    <FirstView wholePage={wholePage}>
      <CalculatorPage
        head={<PageHead page={m.calculator_title()} description={m.calculator_description()} />}
        action={links.calculator()}
        initial={state}
        context={receivedContext(loaderData.sentContext)}
        served={served}
        examplePlace={examplePlace}
        errors={errors}
        saving={saving}
        photo={hasPhoto ? (standIn === null ? 'door' : 'area') : null}
        findsRoof={loaderData.asksHouse}
        placeNote={placeNote}
        renderAddress={(calculator) => {
          const isAsServed = calculator.given.address === state.address;
          return (
            <>
              <AddressSearch
                key={calculator.state.address}
                id={inputId('q')}
                name="q"
                size={44}
                label={m.calculator_address()}
                defaultValue={(isAsServed ? typedPlace : undefined) ?? calculator.state.address}
                error={isAsServed ? wrongPlace?.text : undefined}
                note={placeNote}
                onPick={(place) => {
                  setStandIn(standInFor(place));
                  setGridCompanies(place.gridCompanies);
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
              {loaderData.asksHouse && standIn === null && calculator.given.address ? (
                <HouseNote calculator={calculator} isPicked={!isAsServed} />
              ) : null}
              {gridCompanies.length > 1 && gridCompanies[0] === calculator.state.gridCompany ? (
                <GridNote
                  gridTariffs={calculator.run.context.gridTariffs}
                  chosen={calculator.state.gridCompany}
                  companies={gridCompanies}
                />
              ) : null}
            </>
          );
        }}
      />
    </FirstView>
  );
}
