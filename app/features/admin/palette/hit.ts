import type { ReactNode } from 'react';
import type { LeadRow } from '../../../../domain/staff/leads.ts';

/** What choosing a row of the palette does. */
export type HitAct =
  /** Opens a page. */
  | { readonly kind: 'go'; readonly to: string }
  /** Loads a document or a file, as a link outside the router does. */
  | { readonly kind: 'leave'; readonly href: string }
  /** Sends the form that a page has for it. */
  | {
      readonly kind: 'post';
      readonly action: string;
      readonly fields: Readonly<Record<string, string>>;
      /** Nothing of who was signed in stays: a whole new document. */
      readonly isWhole?: true;
    }
  /** Asks on to which stage. */
  | { readonly kind: 'stages'; readonly lead: LeadRow }
  | { readonly kind: 'again' };

/** A row of the palette. */
export type Hit = {
  /** Its own, however the list changes around it. */
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  /** At the right edge. */
  readonly end?: string;
  readonly icon?: ReactNode;
  /** Keys that do the same on the board. */
  readonly caps?: readonly string[];
  readonly act: HitAct;
  /** The lead that it is, or that it does something to. */
  readonly lead?: LeadRow;
};

export type HitGroup = { readonly name: string; readonly hits: readonly Hit[] };
