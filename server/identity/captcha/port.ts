export type Work = { readonly kind: 'work'; readonly token: string; readonly bits: number };

/** What the page of a number needs, so that its sender can show to be a person. */
export type Challenge =
  /** A little work for the browser, in the background while one types. */
  | Work
  /** work: for whoever Google gives no proof. */
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly scriptUrl: string;
      readonly work: Work;
    };

export type ChallengeAnswer = {
  /** Of the challenge's work; empty where none was shown. */
  readonly token: string;
  /** What the browser found, or what reCAPTCHA gave it; empty without JavaScript. */
  readonly proof: string;
};

export type Verdict =
  /** once: under this name the proof may be used one time. */
  | { readonly kind: 'proved'; readonly once: string | null }
  /**
   * Nothing says that it is a machine: it may go on, but less often. once: by this name the form that was shown,
   * which then is good for one time; null: none was.
   */
  | { readonly kind: 'unproved'; readonly once: string | null }
  | { readonly kind: 'machine' };

export type PersonCheck = {
  /** Whether a form must have been shown at the least: what comes without is asked to do the work. */
  readonly asksAlways: boolean;
  readonly work: (now: Date) => Work;
  readonly challenge: (now: Date) => Challenge;
  readonly judge: (answer: ChallengeAnswer, now: Date) => Promise<Verdict>;
};
