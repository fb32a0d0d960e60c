import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';

const RESTORED = 'restored';

/**
 * A view without a calculation in its address takes the one that was last made in this browser.
 * @returns true once it has, so that the page can say so
 */
export function useKeptCalculation(): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (location.search !== '') return;
    // The calculator's own memory; only a bare address has a use for it.
    void import('../../features/calculator/kept-state.ts')
      .then(({ keptState }) => keptState())
      .then((kept) => {
        if (kept === null) return;
        void navigate(`?${toQuery(kept)}`, { replace: true, state: RESTORED });
      });
    // Only the first look at the page looks for it.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return location.state === RESTORED;
}
