import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { Attribution } from '../../../domain/roof/found-roof.ts';
import type { HouseFacts } from '../../../domain/roof/house-facts.ts';
import type { Prefilled } from '../../../domain/roof/prefill.ts';

/** The answer of GET /api/v1/house. */
export type HouseAnswer = {
  readonly facts: HouseFacts | null;
  readonly prefill: readonly Prefilled[];
  readonly attributions: readonly Attribution[];
};

export type AskedPlace = Pick<CalculatorState, 'lat' | 'lon'> & {
  readonly address: string;
  readonly postcode: string | null;
};

const NOTHING_KNOWN: HouseAnswer = { facts: null, prefill: [], attributions: [] };
/** The last house, which the phone's sheet asks for again each time it opens. */
let last: { readonly query: string; readonly answer: Promise<HouseAnswer> } | null = null;

/** Asks our server what BBR says of a house; whoever cannot be asked knows nothing. */
export function askHouse({ lat, lon, address, postcode }: AskedPlace): Promise<HouseAnswer> {
  const asked = new URLSearchParams({ lat: String(lat), lon: String(lon), address });
  if (postcode !== null) asked.set('postcode', postcode);
  const query = asked.toString();
  if (last?.query !== query) last = { query, answer: fetchHouse(query) };
  return last.answer;
}

async function fetchHouse(query: string): Promise<HouseAnswer> {
  try {
    const response = await fetch(`/api/v1/house?${query}`);
    return response.ok ? ((await response.json()) as HouseAnswer) : NOTHING_KNOWN;
  } catch {
    return NOTHING_KNOWN;
  }
}
