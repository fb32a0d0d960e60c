import { useDeferredValue, useState } from 'react';

/**
 * The value of something that is being dragged: shown where the hand has it, while the page around
 * it may follow a frame or two later. Once the page has followed, the page's value counts.
 */
export function useAhead<Value>(
  value: Value,
  onValue: (value: Value) => void,
): readonly [shown: Value, give: (value: Value) => void] {
  const [given, setGiven] = useState<{ readonly value: Value } | null>(null);
  // It follows in the same rendering as everything else that was put off with it.
  const followed = useDeferredValue(given);
  const give = (next: Value) => {
    setGiven({ value: next });
    onValue(next);
  };
  return [given === null || given === followed ? value : given.value, give];
}
