export type LeadConsent = {
  readonly channel: 'email' | 'phone';
  readonly at: string;
  readonly version: string;
  /** What was said yes to; null: from before words were kept. */
  readonly text: string | null;
};
