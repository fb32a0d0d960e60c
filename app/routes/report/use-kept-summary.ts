import { useEffect, useState } from 'react';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { KeptCalculation } from '../../features/report-list/kept-calculation.tsx';

/** The calculation last made in this browser; null until it is found. */
export function useKeptSummary(): KeptCalculation | null {
  const [kept, setKept] = useState<KeptCalculation | null>(null);
  useEffect(() => {
    void import('../../features/calculator/kept-state.ts')
      .then(({ keptState }) => keptState())
      .then((state) => {
        if (state === null) return;
        setKept({ query: toQuery(state).toString(), address: state.address ?? '' });
      });
  }, []);
  return kept;
}
