import type { PriceLine } from '../prices/price-lines.ts';
import type { Rehearsal } from '../prices/rehearsal.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';

export type PriceVersion = {
  readonly version: string;
  readonly number: number;
  readonly state: 'in-force' | 'scheduled' | 'earlier' | 'retired';
  readonly validFrom: string;
  readonly publishedAt: string | null;
  /** null: it came with the program. */
  readonly publishedBy: string | null;
  readonly isExample: boolean;
};

/** A text that somebody typed into a cell of a draft. */
export type DraftCell = {
  readonly text: string;
  readonly by: string;
  readonly isYou: boolean;
  readonly at: string;
};

export type PriceDraft = {
  readonly number: number;
  readonly editVersion: number;
  readonly createdAt: string;
  readonly savedAt: string | null;
  readonly cells: Readonly<Record<string, DraftCell>>;
  /** What it began with. */
  readonly base: { readonly number: number; readonly book: PriceBook; readonly isInForce: boolean };
  readonly catalogue: Catalogue;
  /** Models that are entered and need a price before they can be published. */
  readonly unpublished: readonly PriceLine[];
  /** When it was tried; null: never. isFresh: nothing was changed since. */
  readonly rehearsed: { readonly at: string; readonly isFresh: boolean } | null;
  /** null: it was not tried as it is now. */
  readonly rehearsal: Rehearsal | null;
};

export type PriceDesk = {
  /** null: there is no draft. */
  readonly draft: PriceDraft | null;
  /** Numbers of all drafts, the newest first. */
  readonly drafts: readonly number[];
  readonly inForce: {
    readonly number: number;
    readonly validFrom: string;
    readonly isExample: boolean;
  };
  /** Waits for its day. */
  readonly scheduled: { readonly number: number; readonly validFrom: string } | null;
};
