import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SignedIn } from './identity/session.ts';
import type { Services } from './services.ts';

/** What the pages are told about a request; the same shape as in app/request-context.server.ts. */
export type PageContext = {
  readonly services: Services;
  readonly nonce: string;
  readonly clientAddress: string;
  readonly signedIn: SignedIn | null;
  /**
   * Takes a page's bytes beside its answer, which then has no body: as a body they would be copied twice on their way.
   */
  readonly takePage?: (page: Buffer<ArrayBuffer>) => void;
  /** Is told why a page or a page's own call could not be answered. */
  readonly failed?: (error: unknown) => void;
};

export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;

// The part of the built pages that the server knows; everything else is the router's own business.
export type PageBuild = {
  readonly entry: {
    readonly module: {
      readonly createPageHandler: (build: PageBuild) => PageHandler;
      readonly stillAddresses: () => readonly StillAddress[];
      readonly indexedAddresses: () => readonly string[];
    };
  };
};

/** The same shape as in app/site-addresses.server.ts. */
export type StillAddress = {
  readonly path: string;
  /** Rendered anew at each full such period. */
  readonly periodMs: number;
};

export type BuiltPages = {
  readonly handle: PageHandler;
  /** Addresses of the pages that are the same for everybody. */
  readonly still: readonly StillAddress[];
  /** Addresses of the pages that search engines are shown. */
  readonly indexed: readonly string[];
};

export async function loadPages(buildFolder: string): Promise<BuiltPages> {
  const file = join(buildFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new Error(`No built pages at ${file}: run npm run build first.`);
  const build = (await import(pathToFileURL(file).href)) as PageBuild;
  const { createPageHandler, stillAddresses, indexedAddresses } = build.entry.module;
  return { handle: createPageHandler(build), still: stillAddresses(), indexed: indexedAddresses() };
}
