import { useEffect, useRef, useState } from 'react';
import type { Mark } from '../../../domain/offers-compared/read-offer.ts';
import { NO_OFFER } from '../../../domain/offers-compared/received-offer.ts';
import type { CompareField, CompareValues } from './compare-form.ts';

export type Reading = {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly totals: readonly number[];
  /** What stands in the fields now: what was read, and what a person has corrected. */
  readonly values: CompareValues;
  readonly found: ReadonlySet<string>;
  /** Counts readings, so that fields are filled anew. */
  readonly count: number;
};

const PAUSE_MS = 200;

/** Reads a pasted letter in the browser, a moment after the last key. What a person has typed into a field stays. */
export function useReading(form: React.RefObject<HTMLFormElement | null>) {
  const [reading, setReading] = useState<Reading | null>(null);
  const typed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = async (text: string) => {
    const { readOffer } = await import('../../../domain/offers-compared/read-offer.ts');
    const { found, marks, totals } = readOffer(text);
    const kept = form.current === null ? new FormData() : new FormData(form.current);
    const own = [...typed.current].map((name) => [name, String(kept.get(name) ?? '')]);
    setReading((before) => ({
      text,
      marks,
      totals,
      values: { ...NO_OFFER, ...found, ...Object.fromEntries(own), text } as CompareValues,
      found: new Set(Object.keys(found)),
      count: (before?.count ?? 0) + 1,
    }));
  };
  return {
    reading,
    onText: (text: string) => {
      setReading((before) => (before === null ? null : { ...before, text, marks: [] }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void read(text).catch(() => undefined), PAUSE_MS);
    },
    onTyped: (name: CompareField) => void typed.current.add(name),
  };
}
