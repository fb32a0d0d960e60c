import { useEffect, useState } from 'react';
import { SCENARIOS_KEY } from '../../../../domain/browser-keys.ts';
import { toQuery } from '../../../../domain/calculator-query.ts';
import { SCENARIO_LETTERS, type useScenarios } from './use-scenarios.ts';

/** Keeps what is pinned as long as the tab lives, and puts it back after a reload. */
export function useKeptScenarios({ scenarios, pin }: ReturnType<typeof useScenarios>): void {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = readKept();
    // The schemas are heavy, and only who comes back has something to read.
    const reading = kept.size === 0 ? Promise.resolve() : putBack(kept, pin);
    reading.then(
      () => setRead(true),
      // Without the code, what is kept stays where it is.
      () => undefined,
    );
  }, [pin]);
  useEffect(() => {
    if (!isRead) return;
    const entries = scenarios.map(({ letter, given }) => [letter, toQuery(given).toString()]);
    try {
      if (entries.length === 0) sessionStorage.removeItem(SCENARIOS_KEY);
      else sessionStorage.setItem(SCENARIOS_KEY, new URLSearchParams(entries).toString());
    } catch {
      // Where storage is refused, they last as long as the page.
    }
  }, [isRead, scenarios]);
}

async function putBack(
  kept: URLSearchParams,
  pin: ReturnType<typeof useScenarios>['pin'],
): Promise<void> {
  const { fromQuery } = await import('../../../../domain/read-query.ts');
  for (const letter of SCENARIO_LETTERS) {
    const query = kept.get(letter);
    if (query === null) continue;
    const { state } = fromQuery(new URLSearchParams(query));
    const { lat, lon } = state;
    // An entry that no longer says where the house is can't be calculated.
    if (lat !== undefined && lon !== undefined) pin(letter, { ...state, lat, lon });
  }
}

function readKept(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(SCENARIOS_KEY) ?? '');
  } catch {
    return new URLSearchParams();
  }
}
