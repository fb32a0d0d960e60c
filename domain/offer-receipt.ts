import type { OfferRequest } from './offer-request.ts';
import type { AnyStage } from './staff/leads.ts';

/** What a receipt tells of a request as it stands now: to whoever holds its key, the way to the sender masked. */
export type OfferStanding = {
  /** How far staff have come with it. */
  readonly stage: AnyStage;
  /** When its customer last added something; null: nothing was. */
  readonly addedAt: string | null;
  /** When its customer last changed how it is answered; null: it stands as it was sent. */
  readonly reachedAt: string | null;
  /** What an empty field of that form stands for. */
  readonly known: { readonly email: string | null; readonly phone: string | null };
  /** Where the answer goes. */
  readonly contact:
    | { readonly channel: 'email'; readonly to: string }
    | {
        readonly channel: 'phone';
        readonly to: string;
        readonly time: OfferRequest['preferredContactTime'];
      };
};
