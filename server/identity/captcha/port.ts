/** What the page of a number needs, so that its sender can show to be a person. */
export type Challenge =
  /** A little work for the browser, in the background while one types. */
  | { readonly kind: 'work'; readonly token: string; readonly bits: number }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string };

export type ChallengeAnswer = {
  /** The challenge's own token; empty where none was shown. */
  readonly token: string;
  /** What the browser found, or what reCAPTCHA gave it; empty without JavaScript. */
  readonly proof: string;
};

export type Verdict =
  /** once: under this name the proof may be used one time. */
  | { readonly kind: 'proved'; readonly once: string | null }
  /** Nothing says that it is a machine: it may go on, but less often. */
  | { readonly kind: 'unproved' }
  | { readonly kind: 'machine' };

export type PersonCheck = {
  readonly challenge: (now: Date) => Challenge;
  readonly judge: (answer: ChallengeAnswer, now: Date) => Promise<Verdict>;
};
