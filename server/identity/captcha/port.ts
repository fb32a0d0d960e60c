export type Work = { readonly kind: 'work'; readonly token: string; readonly bits: number };

/** What the phone number page needs for its sender to prove to be a person. */
export type Challenge =
  /** A little work for the browser, in the background while one types. */
  | Work
  /** work: for visitors who get no proof from Google. */
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly scriptUrl: string;
      readonly work: Work;
    };

export type ChallengeAnswer = {
  /** For the challenge's work; empty if none was shown. */
  readonly token: string;
  /** What the browser computed, or what reCAPTCHA gave it; empty without JavaScript. */
  readonly proof: string;
};

export type Verdict =
  /** once: the name under which the proof may be used one time. */
  | { readonly kind: 'proved'; readonly once: string | null }
  /**
   * Nothing suggests a machine: it may go on, but less often. once: the name of the form that was
   * shown, which is then valid one time; null: none was shown.
   */
  | { readonly kind: 'unproved'; readonly once: string | null }
  | { readonly kind: 'machine' };

export type PersonCheck = {
  /**
   * Whether a form must at least have been shown: a request without one is asked to do the work.
   */
  readonly asksAlways: boolean;
  readonly work: (now: Date) => Work;
  readonly challenge: (now: Date) => Challenge;
  readonly judge: (answer: ChallengeAnswer, now: Date) => Promise<Verdict>;
};
