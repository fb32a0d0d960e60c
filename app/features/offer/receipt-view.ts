import type { AnyStage } from '../../../domain/staff/leads.ts';
import type { OfferRequest } from '../../../domain/offer-request.ts';
import type { OfferFigures } from './offer-figures.ts';

export type Receipt = {
  /** What a person names when they write or call. */
  readonly reference: string;
  readonly createdAt: string;
  readonly withdrawn: boolean;
  /** How far it has come. */
  readonly stage: AnyStage;
  /** Its photos and bill: where they are sent, how many there are, and how many did not come through. */
  readonly files: { readonly url: string; readonly received: number; readonly unsent: number };
  /** When its customer last added something; null: nothing was. */
  readonly addedAt: string | null;
  /** When its customer last changed how it is answered; null: it stands as it was sent. */
  readonly reachedAt: string | null;
  /** What an empty field of that form stands for, masked. */
  readonly known: { readonly email: string | null; readonly phone: string | null };
  /** Where the answer goes, masked. */
  readonly contact:
    | { readonly channel: 'email'; readonly to: string }
    | {
        readonly channel: 'phone';
        readonly to: string;
        readonly time: OfferRequest['preferredContactTime'];
      };
  /** Whether a mail with this page's address goes to the visitor, too. */
  readonly comesByMail: boolean;
  /** Whether nothing could be sent to the visitor: this page is all there is. */
  readonly isUnsent: boolean;
  readonly figures: OfferFigures;
  /** The calculation that was asked about, for asking again. */
  readonly query: string;
};

export type ReceiptView =
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'receipt'; readonly receipt: Receipt; readonly isLocal: boolean };
