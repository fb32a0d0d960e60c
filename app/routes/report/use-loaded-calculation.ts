import { useEffect } from 'react';
import { LOADED_FOR_KEY } from '../../../domain/browser-keys.ts';
import { forgetCalculations } from '../../forget-calculations.ts';

/** What a user's calculator last contained, as a query, and the sign-in it belongs to. */
export type LoadedCalculation = {
  readonly uid: string;
  readonly sessionId: string;
  /** null: it could not be loaded, and is retried with the next page. */
  readonly query: string | null;
};

/**
 * Once after each sign-in, this browser's own calculation is laid over the saved one, field by
 * field, and stored. If storage is blocked, only the address keeps a calculation.
 */
export function useLoadedCalculation({ uid, sessionId, query }: LoadedCalculation): void {
  useEffect(() => {
    void takeOver({ uid, sessionId, query }).catch(() => undefined);
  }, [uid, sessionId, query]);
}

export async function takeOver({ uid, sessionId, query }: LoadedCalculation): Promise<void> {
  const [lastUid, lastSession] = localStorage.getItem(LOADED_FOR_KEY)?.split(' ') ?? [];
  if (lastSession === sessionId) return;
  // The previous user left without signing out.
  if (lastUid !== undefined && lastUid !== uid) forgetCalculations();
  const [{ keepState, keptState }, { fromQuery }, { withSession }] = await Promise.all([
    import('../../features/calculator/kept-state.ts'),
    import('../../../domain/read-query.ts'),
    import('../../../domain/lay-over.ts'),
  ]);
  // What this browser holds stays, and is laid over the saved data once that can be loaded.
  if (query === null) return;
  const saved = fromQuery(new URLSearchParams(query)).state;
  const { lat, lon, ...merged } = withSession(saved, (await keptState()) ?? {});
  if (lat !== undefined && lon !== undefined) keepState({ ...merged, lat, lon });
  localStorage.setItem(LOADED_FOR_KEY, `${uid} ${sessionId}`);
}
