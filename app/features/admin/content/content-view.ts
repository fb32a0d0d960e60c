import type { Moved } from '../order/order-view.ts';
import type { RecordDesk } from '../records/record-view.ts';

export type ContentKind = 'testimonial' | 'partner';

export type ContentView = RecordDesk & {
  readonly kind: ContentKind;
  readonly counts: Readonly<Record<ContentKind, number>>;
  /** Keys of logos by the partner's id. */
  readonly logos: Readonly<Record<string, string>>;
  /** What was just put elsewhere on the page. */
  readonly moved: Moved | null;
};

export const LOGO_FORM = { intent: 'logo-intent', id: 'id', file: 'logo' } as const;

/** Why a logo was not taken. */
export type LogoAnswer = {
  readonly kind: 'logo-refused';
  readonly id: string;
  readonly why: 'no-file' | 'too-large' | 'not-a-logo' | 'damaged' | 'busy';
};
