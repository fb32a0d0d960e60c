import type { DataRouter, Location } from 'react-router';

declare global {
  interface Window {
    /** React Router's own, in every page it runs. */
    readonly __reactRouterDataRouter?: DataRouter;
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly entry: { readonly module: string };
      readonly routes: Readonly<Record<string, { readonly module: string }>>;
    };
  }
}

export type Destination = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** A new document at the destination, with the current build. */
export function loadDocument({ pathname, search, hash }: Destination): void {
  const address = pathname + search + hash;
  // When going back, the address is already there, and only a reload brings a document.
  if (location.pathname + location.search + location.hash === address) location.reload();
  else location.assign(address);
}
