export type FrameView = {
  readonly uid: string;
  readonly name: string;
  /** How many leads have no owner. */
  readonly unownedLeads: number;
  /** How many wait to be let in. */
  readonly accessRequests: number;
  /** How many messages could not be delivered. */
  readonly deadMessages: number;
  /** How many duties of the company block quotes. */
  readonly companyBlocks: number;
  /** Whether a price book is being typed that nobody has published. */
  readonly hasPriceDraft: boolean;
};
