/** What the page shows. */
export type DeleteView =
  | { readonly step: 'done' }
  /** No phone, so no code: signed in with Google. */
  | { readonly step: 'no-phone' }
  /** Before the code is sent. phone: as «+45 20 30 40 50». */
  | { readonly step: 'start'; readonly phone: string; readonly isOff: boolean }
  | {
      readonly step: 'code';
      readonly phone: string;
      /** How many the code has. */
      readonly digits: number;
      /** Until the code ends; 0: it has. */
      readonly minutesLeft: number;
    };

/** Why nothing was done. */
export type DeleteAnswer = { readonly error: string };
