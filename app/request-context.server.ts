import { createContext, type RouterContextProvider } from 'react-router';
import { addressGroup } from '../server/http/client-address.ts';
import type { SignedIn } from '../server/identity/session.ts';
import type { Services } from '../server/services.ts';
import { whoOf, type Who } from '../server/use-case/who.ts';

/** What the server hands to every page: the wired services and this answer's script nonce. */
export type RequestContext = {
  readonly services: Services;
  readonly nonce: string;
  readonly clientAddress: string;
  /** null: a visitor. Every loader and action reads it itself. */
  readonly signedIn: SignedIn | null;
  /** Takes a page's bytes beside its answer, which then has no body. */
  readonly takePage?: (page: Buffer<ArrayBuffer>) => void;
  /** Is told of what could not be made, and why. */
  readonly failed?: (error: unknown) => void;
};

export const requestContext = createContext<RequestContext>();

/** Who sends a request for a page or a form, as a use case sees them. */
export function whoAsks(context: Readonly<RouterContextProvider>): Who {
  const { signedIn, clientAddress } = context.get(requestContext);
  return whoOf(signedIn, addressGroup(clientAddress));
}
