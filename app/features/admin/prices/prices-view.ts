import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { BookChanges } from '../../../../domain/prices/book-changes.ts';
import type { ChoiceEffect, ChoiceEffects } from '../../../../domain/prices/choice-effect.ts';
import type { Edits } from '../../../../domain/prices/draft.ts';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import type {
  DraftCell,
  PriceDesk,
  PriceDraft,
  PriceVersion,
} from '../../../../domain/staff/prices.ts';

export const PRICE_QUERY = {
  /** Which draft; none: the newest. */
  draft: 'draft',
  /** Set: asks whether the draft is to be discarded. */
  discard: 'discard',
  /** Which version is looked at beside the one in force. */
  compare: 'compare',
  /** Which version it is to be rolled back to. */
  back: 'back',
} as const;

export const PRICE_FIELDS = {
  intent: INTENT_FIELD,
  number: 'number',
  editVersion: 'editVersion',
  reason: 'reason',
  when: 'when',
  from: 'from',
  version: 'version',
  /** The shown text of every cell, as JSON: what the changes were made to. */
  ground: 'ground',
  /** One's own text of a cell in conflict, before its key. */
  mine: 'mine:',
  /** What it was before either change. */
  was: 'was:',
  /** What the other person changed it to. */
  theirs: 'theirs:',
  choice: 'choice:',
  own: 'own:',
} as const;

export type DeskView = { readonly desk: PriceDesk; readonly asksDiscard: boolean };

export type DeskAnswer = {
  readonly kind: 'not-found' | 'wrong-cells' | 'stale' | 'other-base' | 'no-reason' | 'not-a-date';
  readonly reason: string;
  readonly from: string;
};

export type DraftView = { readonly draft: PriceDraft; readonly newRule: string };

export type CellAuthor = Pick<DraftCell, 'by' | 'isYou' | 'at'>;

/** A cell that is no longer as the page showed it. */
export type MergedCell = {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** null: put back to what the version in force has. */
  readonly author: CellAuthor | null;
};

export type DraftAnswer =
  | { readonly kind: 'saved' }
  /** Nobody answered: what was typed stays, and is sent again. */
  | { readonly kind: 'unanswered' }
  /** What one text of a cell does to the latest reports; null: nobody can say. */
  | { readonly kind: 'effect'; readonly of: string; readonly effect: ChoiceEffect | null }
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly EditConflict[];
      /** Who changed what is in conflict, by cell; none: that person put the cell back. */
      readonly authors: Readonly<Record<string, CellAuthor>>;
      /** What each of the two changes would do, by cell. */
      readonly effects: Readonly<Record<string, ChoiceEffects>>;
      /** What only one of the two has changed. */
      readonly merged: readonly MergedCell[];
      /** What the page showed when one began. */
      readonly ground: Edits;
      /** Cells that were not chosen for. */
      readonly unanswered: readonly string[];
    };

export type VersionsView = {
  readonly versions: readonly PriceVersion[];
  readonly compared: {
    readonly from: PriceVersion;
    readonly to: PriceVersion;
    readonly changes: BookChanges;
  } | null;
  readonly back: PriceVersion | null;
};

export type VersionsAnswer = { readonly kind: 'no-reason' | 'not-found' | 'in-force' };
