import type { CalculatorState } from '../../../domain/calculator-state.ts';

/** Where a page was opened, and from where. */
export type Landing = {
  /** The address with which the browser loaded the document; what followed within it was the visitor's doing. */
  readonly address: string;
  /** The page that led there; empty: it is not told, as from a mail or a bookmark. */
  readonly referrer: string;
};

const landingHere = (): Landing => ({
  address: performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  referrer: document.referrer,
});

/**
 * Whether the visitor came to this house on our own pages: by its address, by the survey, by a report of theirs. Somebody
 * else's link brings its house along: the page that was opened with it names it, and no page of ours led there.
 */
export function isOwnWay(
  { lat, lon }: Pick<CalculatorState, 'lat' | 'lon'>,
  { address, referrer }: Landing = landingHere(),
): boolean {
  const names = (url: string) => {
    if (!URL.canParse(url)) return false;
    const { searchParams } = new URL(url);
    return Number(searchParams.get('lat')) === lat && Number(searchParams.get('lon')) === lon;
  };
  if (!names(address)) return true;
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === new URL(address).origin;
  // The same house in the other language, or on another page: whoever opened the first one got a link.
  return isOurs && !names(referrer);
}
