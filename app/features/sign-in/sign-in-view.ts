export type Work = { readonly kind: 'work'; readonly token: string; readonly bits: number };

/** What the page shows to somebody who is not signed in. */
export type Challenge =
  | Work
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly scriptUrl: string;
      /** For a browser that Google gives no proof. */
      readonly work: Work;
    };

type Common = {
  /** Where to go afterwards; null: to one's reports. */
  readonly next: string | null;
  readonly challenge: Challenge;
};

export type SignInView =
  | (Common & {
      readonly step: 'number';
      /** What was typed before, in groups; empty at first. */
      readonly number: string;
      /** SMS is switched off: nobody can sign in. */
      readonly isOff: boolean;
    })
  | (Common & {
      readonly step: 'code';
      /** As «+45 20 30 40 50». */
      readonly phone: string;
      /** How many the code has. */
      readonly digits: number;
      /** Until the code ends; 0: it has. */
      readonly minutesLeft: number;
      /** Until another one may be sent; 0: now. */
      readonly resendInS: number;
    });

/** The answer to a form that was not taken. */
export type SignInAnswer = {
  readonly field: 'number' | 'code';
  readonly error: string;
  /** What was typed. */
  readonly typed: string;
};
