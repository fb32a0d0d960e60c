import { RELOADED_AT_KEY } from '../../../domain/browser-keys.ts';

const GUARD_MS = 10_000;

/** Whether the page may be loaded anew by itself: not twice in ten seconds, so that nothing goes round. */
export function mayReload(nowMs: number, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const lastMs = Number(storage().getItem(RELOADED_AT_KEY));
    if (Math.abs(nowMs - lastMs) < GUARD_MS) return false;
    storage().setItem(RELOADED_AT_KEY, String(nowMs));
    return true;
  } catch {
    // Without a storage there is no telling how often it happened.
    return false;
  }
}
