import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';

const RESTORED = 'restored';

/**
 * A view without a calculation in its address takes the one last made in this browser.
 * @returns true once it has, so that the page can say so
 */
export function useKeptCalculation(): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (location.search !== '') return;
    // The calculator's own storage; only an address without a query uses it.
    void import('../../features/calculator/kept-state.ts')
      .then(({ keptState }) => keptState())
      .then((kept) => {
        if (kept === null) return;
        void navigate(`?${toQuery(kept)}`, { replace: true, state: RESTORED });
      });
    // Checked only when the page is first shown.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  return location.state === RESTORED;
}
