import type { CalculatorState } from '../../domain/calculator-state.ts';
import { likelyGridCompany } from '../../domain/likely-grid-company.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { AddressBook } from '../providers/addresses/address-book.ts';

type Place = Pick<CalculatorState, 'gridCompany' | 'postcode' | 'priceZone'>;

/**
 * The grid company of a place out of an address, as where the place is looked up. Links of before name none.
 * @returns null: nobody knows any there, and the engine guesses
 */
export function gridCompanyAt(
  { addresses }: { readonly addresses: Pick<AddressBook, 'gridCompaniesIn'> },
  place: Place,
  { gridTariffs }: Pick<SharedContext, 'gridTariffs'>,
): string | null {
  return likelyGridCompany(place, addresses.gridCompaniesIn(place.postcode ?? null), gridTariffs);
}

/** The state with the grid company that it is reckoned with, on pages and in calls alike. */
export function withGridCompany<State extends Partial<CalculatorState>>(
  services: Parameters<typeof gridCompanyAt>[0],
  state: State,
  context: Parameters<typeof gridCompanyAt>[2],
): State {
  const gridCompany = gridCompanyAt(services, state, context);
  return gridCompany === null ? state : { ...state, gridCompany };
}
