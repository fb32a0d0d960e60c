import type { RouterContextProvider } from 'react-router';
import { NO_COMPANY } from '../domain/company/company.ts';
import type { PublicFacts } from './company-facts.tsx';
import { requestContext } from './request-context.server.ts';

/**
 * What every page shows: the year, the reader, and the site's address, for example
 * `https://solrig.example`.
 */
export function siteFacts(context: Readonly<RouterContextProvider>, url: URL) {
  const { services, signedIn } = context.get(requestContext);
  return {
    year: services.now().getFullYear(),
    origin: services.settings.appUrl ?? url.origin,
    signedIn: signedIn !== null,
  };
}

/** The same, and what pages say about the company. A database that does not answer keeps nobody from a page. */
export async function rootFacts(context: Readonly<RouterContextProvider>, url: URL) {
  const { services } = context.get(requestContext);
  const { facts } = await services.company().catch(() => NO_COMPANY);
  const { readByLawyer: _read, withdrawalStarts: _starts, ...company } = facts;
  return { ...siteFacts(context, url), company: company satisfies PublicFacts };
}
