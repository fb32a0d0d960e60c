import { useEffect, useState } from 'react';

/** Whether it is on and has been for that long: what is over sooner is not worth a word. */
export function useStillAfter(isOn: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, delayMs]);
  return isOn && late;
}
