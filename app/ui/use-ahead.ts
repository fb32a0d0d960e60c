import { createContext, useContext, useState } from 'react';

/** Whether the page around a dragged control has yet to follow it. */
export const IsBehind = createContext(false);

/**
 * The value of something that is being dragged: shown where the hand has it, while the page around
 * it may follow later (IsBehind). Once the page has followed, the page's value counts.
 */
export function useAhead<Value>(
  value: Value,
  onValue: (value: Value) => void,
): readonly [shown: Value, give: (value: Value) => void] {
  const isBehind = useContext(IsBehind);
  const [given, setGiven] = useState<{ readonly value: Value } | null>(null);
  // What was given counts for one drag only.
  if (given !== null && !isBehind) setGiven(null);
  const give = (next: Value) => {
    setGiven({ value: next });
    onValue(next);
  };
  return [given === null || !isBehind ? value : given.value, give];
}
