import {
  createContext,
  useContext,
  useDeferredValue,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/**
 * Says that the server leaves out what nobody sees at first: tables that are closed, pictures that the browser
 * would draw again once it has measured them. Its value is what stands in their place without JavaScript; null:
 * the server draws everything.
 */
export const LeftToBrowser = createContext<ReactNode | null>(null);

const never = () => () => {};

/** What the server leaves out is drawn once the page has come alive, after all that is more urgent. */
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
