import type { OfferStanding } from '../../../domain/offer-receipt.ts';
import type { OfferFigures } from './offer-figures.ts';

export type Receipt = OfferStanding & {
  /** What a person names when they write or call. */
  readonly reference: string;
  readonly createdAt: string;
  readonly withdrawn: boolean;
  /** Its photos and bill: where they are sent, how many there are, and how many did not come through. */
  readonly files: { readonly url: string; readonly received: number; readonly unsent: number };
  /** Whether a mail with this page's address goes to the visitor, too. */
  readonly comesByMail: boolean;
  /** Whether nothing could be sent to the visitor: this page is all there is. */
  readonly isUnsent: boolean;
  /** null: what was answered can't be read. */
  readonly figures: OfferFigures | null;
  /** The calculation that was asked about, for asking again; empty: it can't be read. */
  readonly query: string;
};

export type ReceiptView =
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'receipt';
      readonly receipt: Receipt;
      readonly isLocal: boolean;
      /** Staff look at it, and can do nothing there in the customer's name. */
      readonly isStaff: boolean;
    };
