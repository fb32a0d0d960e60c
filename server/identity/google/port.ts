import type { Result } from '../../../domain/result.ts';

/** Who an account at Google belongs to. Issuer and subject say who it is; the mail address can change hands. */
export type GoogleIdentity = {
  readonly issuer: string;
  readonly subject: string;
  /** null: Google has not checked that it is theirs, or told none. */
  readonly email: string | null;
  readonly name: string | null;
};

/** What the browser keeps, sealed, while its visitor is at Google. */
export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/**
 * unreachable: Google does not answer, or not in its protocol.
 * cancelled: the person said no there.
 * no-user: the answer proves nobody.
 */
export type GoogleFailure = { readonly kind: 'unreachable' | 'cancelled' | 'no-user' };

export type GoogleSignIn = {
  /** @returns where to send the browser, and what it has to bring back */
  readonly begin: (
    redirectUri: string,
  ) => Promise<Result<{ readonly url: string; readonly secrets: SignInSecrets }, GoogleFailure>>;
  /** @param answer the address under which Google sent the browser back */
  readonly finish: (
    answer: URL,
    secrets: SignInSecrets,
  ) => Promise<Result<GoogleIdentity, GoogleFailure>>;
};
