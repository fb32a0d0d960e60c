import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is interactive: what only a script can do is not shown before. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
