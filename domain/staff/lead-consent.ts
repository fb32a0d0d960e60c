export type LeadConsent = {
  readonly channel: 'email' | 'phone';
  readonly at: string;
  readonly version: string;
  /** The consent's words; null: from before they were kept. */
  readonly text: string | null;
};
