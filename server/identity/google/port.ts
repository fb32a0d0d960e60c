import type { Result } from '../../../domain/result.ts';

/**
 * Whose Google account it is. Issuer and subject identify the person; the mail address can change
 * hands.
 */
export type GoogleIdentity = {
  readonly issuer: string;
  readonly subject: string;
  /** null: Google has not verified that it is theirs, or gave none. */
  readonly email: string | null;
  readonly name: string | null;
};

/** What the browser keeps, sealed, while the visitor is at Google. */
export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/**
 * unreachable: Google does not answer, or not by its protocol. cancelled: the person declined
 * there. no-user: the answer identifies nobody.
 */
export type GoogleFailure = { readonly kind: 'unreachable' | 'cancelled' | 'no-user' };

export type GoogleSignIn = {
  /** @returns where to send the browser, and what it must bring back */
  readonly begin: (
    redirectUri: string,
  ) => Promise<Result<{ readonly url: string; readonly secrets: SignInSecrets }, GoogleFailure>>;
  /** @param answer the address Google sent the browser back to */
  readonly finish: (
    answer: URL,
    secrets: SignInSecrets,
  ) => Promise<Result<GoogleIdentity, GoogleFailure>>;
};
