import { createContext, useContext, useState } from 'react';

/** What is ahead of the page around it: each is told once the page has followed, and drawn anew alone. */
export type AheadOfPage = Set<(over: null) => void>;

/** Null: the page follows in the same moment. The same set for as long as the page stands: all that reads another would be drawn anew. */
export const Ahead = createContext<AheadOfPage | null>(null);

/**
 * The figure of something that is being dragged: shown where the hand has it, while the page around
 * it may follow later. Once the page has followed, the page's figure counts.
 */
export function useAhead(
  value: number,
  onValue: (value: number) => void,
): readonly [shown: number, give: (value: number) => void] {
  const aheadOfPage = useContext(Ahead);
  const [given, setGiven] = useState<number | null>(null);
  // What is around it may also follow at once, or come to the same figure by another way.
  if (given === value) setGiven(null);
  const give = (next: number) => {
    aheadOfPage?.add(setGiven);
    setGiven(aheadOfPage && next);
    onValue(next);
  };
  return [given ?? value, give];
}
