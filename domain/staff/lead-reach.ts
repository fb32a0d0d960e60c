import type { CONTACT_CHANNELS, CONTACT_TIMES } from '../contact-channels.ts';

type Channel = (typeof CONTACT_CHANNELS)[number];

/** A yes to being contacted: when it was given, and to which words. */
export type GivenYes = { readonly at: string; readonly version: string; readonly locale: string };

/** What a customer changed of how they are answered, as the event of it holds it. Neither number nor address. */
export type LeadReach = {
  readonly from: Channel;
  readonly to: Channel;
  readonly time: (typeof CONTACT_TIMES)[number];
  /** The yes that stood until then. */
  readonly former: GivenYes;
};
