export type Work = { readonly kind: 'work'; readonly token: string; readonly bits: number };

/** What the page shows to a signed-out visitor. */
export type Challenge =
  | Work
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly scriptUrl: string;
      /** For a browser without a proof from Google. */
      readonly work: Work;
    };

type Common = {
  /** Where to go afterwards; null: to the reports. */
  readonly next: string | null;
  readonly challenge: Challenge;
};

export type SignInView =
  | (Common & {
      readonly step: 'number';
      /** What was typed before, in groups; initially empty. */
      readonly number: string;
      /** SMS is switched off: nobody can sign in. */
      readonly isOff: boolean;
    })
  | (Common & {
      readonly step: 'code';
      /** For example "+45 20 30 40 50". */
      readonly phone: string;
      /** The code's length. */
      readonly digits: number;
      /** Until the code expires; 0: it has. */
      readonly minutesLeft: number;
      /** Until another one may be sent; 0: now. */
      readonly resendInS: number;
    });

/** The answer to a refused form. */
export type SignInAnswer = {
  readonly field: 'number' | 'code';
  readonly error: string;
  /** What was typed. */
  readonly typed: string;
};
