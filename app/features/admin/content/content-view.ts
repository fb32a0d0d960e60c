import type { TestimonialProof } from '../../../../domain/staff/testimonial-proof.ts';
import type { Moved } from '../order/order-view.ts';
import type { RecordDesk } from '../records/record-view.ts';

export type ContentKind = 'testimonial' | 'partner';

export type ContentView = RecordDesk & {
  readonly kind: ContentKind;
  readonly counts: Readonly<Record<ContentKind, number>>;
  /** Files that prove a testimonial, by its id, the newest first. */
  readonly proofs: Readonly<Record<string, readonly TestimonialProof[]>>;
  /** Keys of logos by the partner's id. */
  readonly logos: Readonly<Record<string, string>>;
  /** What was just put elsewhere on the page. */
  readonly moved: Moved | null;
};

export const LOGO_FORM = { id: 'id', file: 'logo' } as const;

/** remove: deletes one that is not the draft's for good, by its id. */
export const PROOF_FORM = { file: 'proof', remove: 'proof-remove' } as const;
/** The field of a testimonial that names its file. */
export const PROOF_FIELD = 'proof_file';

/** Why a logo was not taken. */
export type LogoAnswer = {
  readonly kind: 'logo-refused';
  readonly id: string;
  readonly why: 'no-file' | 'too-large' | 'not-a-logo' | 'damaged' | 'busy';
};
