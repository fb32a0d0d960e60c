import type { RouterContextProvider } from 'react-router';
import type { AddressSuggestion } from '../../features/address/suggestion.ts';
import { requestContext } from '../../request-context.server.ts';

export type ResolvedAddress =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly query: string }
  | {
      readonly kind: 'several';
      readonly query: string;
      readonly places: readonly AddressSuggestion[];
    }
  | { readonly kind: 'one'; readonly place: AddressSuggestion };

/** Looks up a typed address, for the form sent without picking a suggestion. */
export async function resolveAddress(
  typed: string | null,
  context: Readonly<RouterContextProvider>,
): Promise<ResolvedAddress> {
  if (typed === null) return { kind: 'not-asked' };
  const query = typed.trim().slice(0, 200);
  if (query === '') return { kind: 'empty' };
  const places = await context.get(requestContext).services.addresses.resolve(query);
  const [first] = places;
  if (first === undefined) return { kind: 'unknown', query };
  const named = first.label.toLowerCase() === query.toLowerCase();
  return places.length === 1 || named
    ? { kind: 'one', place: first }
    : { kind: 'several', query, places };
}
