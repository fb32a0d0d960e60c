import type { IncomingMessage } from 'node:http';
import type { SignedIn } from '../identity/session.ts';

/** What travels with a request through the app. */
export type AppEnvironment = {
  Bindings: { readonly incoming?: Pick<IncomingMessage, 'socket' | 'errored'> };
  Variables: { nonce: string; clientAddress: string; signedIn: SignedIn | null };
};
