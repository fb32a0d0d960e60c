import { createContext } from 'react-router';
import type { SignedIn } from '../server/identity/session.ts';
import type { Services } from '../server/services.ts';

/** What the server hands to every page: the wired services and this answer's script nonce. */
export type RequestContext = {
  readonly services: Services;
  readonly nonce: string;
  readonly clientAddress: string;
  /** null: a visitor. Every loader and action asks it itself. */
  readonly signedIn: SignedIn | null;
};

export const requestContext = createContext<RequestContext>();
