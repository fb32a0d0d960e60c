import {
  createContext,
  useContext,
  useDeferredValue,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/**
 * Tells parts that the server omits what is not visible at first: closed tables, and pictures the
 * browser would redraw after measuring them. Its value replaces them without JavaScript; null: the
 * server draws everything.
 */
export const LeftToBrowser = createContext<ReactNode | null>(null);

const never = () => () => {};

/** What the server omits is drawn once the page is interactive, after everything more urgent. */
export function useIsDrawn(): boolean {
  const isLeftOut = useContext(LeftToBrowser) !== null;
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => !isLeftOut,
    ),
  );
}
