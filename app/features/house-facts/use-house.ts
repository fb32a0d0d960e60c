import { useEffect, useRef, useState } from 'react';
import { placeKey } from '../../../domain/roof/prefill.ts';
import { askHouse, type AskedPlace, type HouseAnswer } from './house-answer.ts';

/**
 * What BBR says of the house at a place; null while it is asked, and without a place.
 * @param onAnswer once for every place, when its answer comes
 */
export function useHouse(
  place: AskedPlace | null,
  onAnswer: (answer: HouseAnswer, at: string) => void,
): HouseAnswer | null {
  const [known, setKnown] = useState<{ at: string; answer: HouseAnswer } | null>(null);
  const listens = useRef(onAnswer);
  useEffect(() => {
    listens.current = onAnswer;
  });
  const at = place === null ? null : placeKey(place);
  useEffect(() => {
    if (place === null || at === null) return undefined;
    let isHere = true;
    void askHouse(place).then((answer) => {
      if (!isHere) return;
      setKnown({ at, answer });
      listens.current(answer, at);
    });
    return () => {
      isHere = false;
    };
  }, [at]); // eslint-disable-line react-hooks/exhaustive-deps
  return known !== null && known.at === at ? known.answer : null;
}
