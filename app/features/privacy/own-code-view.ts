/** What a page shows on which one thing is confirmed by a code on one's own phone. */
export type OwnCodeView =
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

export type DeleteView = OwnCodeView | { readonly step: 'done' };

export type ExportView =
  /** Whoever signed in or confirmed a moment ago has the file at once. */
  OwnCodeView | { readonly step: 'ready'; readonly minutes: number };

/** Why nothing was done. */
export type OwnCodeAnswer = { readonly error: string };
