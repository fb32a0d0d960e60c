/** What the page of one's own data shows. */
export type ExportView =
  /** Whoever signed in or confirmed a moment ago has the file at once. */
  | { readonly step: 'ready'; readonly minutes: number }
  /** No phone, so no code: signed in with Google. */
  | { readonly step: 'no-phone' }
  | { readonly step: 'start'; readonly phone: string; readonly isOff: boolean }
  | {
      readonly step: 'code';
      readonly phone: string;
      readonly digits: number;
      /** Until the code ends; 0: it has. */
      readonly minutesLeft: number;
    };

/** Why nothing was confirmed. */
export type ExportAnswer = { readonly error: string };
