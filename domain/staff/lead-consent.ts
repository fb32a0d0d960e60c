export type LeadConsent = {
  readonly channel: 'email' | 'phone';
  readonly at: string;
  readonly version: string;
  /** Of its words. */
  readonly locale: string;
  /** The consent's words; null: from before they were kept. */
  readonly text: string | null;
};
