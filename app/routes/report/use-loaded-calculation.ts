import { useEffect } from 'react';

/** What a user's calculator held last, as a query, and for which sign-in it is handed out. */
export type LoadedCalculation = { readonly of: string; readonly query: string };

const LOADED_FOR = 'solrig_calculator_loaded';

/**
 * Once after each sign-in this browser's own calculation is laid over the saved one, field by field, and kept.
 * Where storage is refused, the address alone keeps a calculation.
 */
export function useLoadedCalculation(loaded: LoadedCalculation | null): void {
  const of = loaded?.of;
  const query = loaded?.query;
  useEffect(() => {
    if (of === undefined || query === undefined) return;
    void takeOver(of, query).catch(() => undefined);
  }, [of, query]);
}

async function takeOver(of: string, query: string): Promise<void> {
  if (localStorage.getItem(LOADED_FOR) === of) return;
  const [{ keepState, keptState }, { fromQuery }, { layOver }] = await Promise.all([
    import('../../features/calculator/kept-state.ts'),
    import('../../../domain/read-query.ts'),
    import('../../../domain/lay-over.ts'),
  ]);
  const saved = fromQuery(new URLSearchParams(query)).state;
  const { lat, lon, ...merged } = layOver(saved, (await keptState()) ?? {});
  if (lat !== undefined && lon !== undefined) keepState({ ...merged, lat, lon });
  localStorage.setItem(LOADED_FOR, of);
}
