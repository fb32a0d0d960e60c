import { RELOADED_AT_KEY } from '../../../domain/browser-keys.ts';

const GUARD_MS = 10_000;

/** Whether the page may reload itself: not twice within ten seconds, to avoid a loop. */
export function mayReload(nowMs: number, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const lastMs = Number(storage().getItem(RELOADED_AT_KEY));
    if (Math.abs(nowMs - lastMs) < GUARD_MS) return false;
    storage().setItem(RELOADED_AT_KEY, String(nowMs));
    return true;
  } catch {
    // Without storage there is no telling how often it happened.
    return false;
  }
}
