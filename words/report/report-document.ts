// A report as words, tables and drawings in reading order: what a printed page shows, in one
// language.

import type { Locale } from '../locale.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';

/** What a report is written from. */
export type ReportFacts = {
  readonly figures: ReportFigures;
  /** Empty if it is not known, or not to be shown. */
  readonly address: string;
  readonly examplePlace: string | null;
  /** The owner's name for the report; null: none. */
  readonly name: string | null;
  readonly calculatedAt: Date;
  /** What could not be used from a link, in words; a saved report has none. */
  readonly leftOut?: readonly string[];
};

export type DocumentFigure = {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly unitFirst: boolean;
  /** Its range, or what it contains. */
  readonly note: string;
};

export type DocumentTable = {
  readonly caption: string;
  /** The first is the rows' own name, the others are right-aligned. */
  readonly columns: readonly string[];
  /** Relative widths of the columns. */
  readonly widths: readonly number[];
  /** The last column holds words and is left-aligned. */
  readonly isLastText?: boolean | undefined;
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly isTotal?: boolean | undefined;
  }[];
};

export type DocumentBlock =
  | { readonly kind: 'facts'; readonly caption: string; readonly table: DocumentTable }
  | { readonly kind: 'table'; readonly title: string | null; readonly table: DocumentTable }
  /** A drawing in the charts' own kind of SVG, and its text alternative. */
  | {
      readonly kind: 'chart';
      readonly title: string | null;
      readonly alt: string;
      readonly svg: string;
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

export type DocumentSection = {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly DocumentBlock[];
  /** Where its figures come from. */
  readonly source: string | null;
};

export type ReportDocument = {
  readonly locale: Locale;
  readonly brand: string;
  readonly title: string;
  /** Place and system, above the sentence. */
  readonly subject: string;
  /** The whole answer in one sentence. */
  readonly headline: string;
  /** The day and the source of the prices; and what could not be used from the link. */
  readonly prices: string;
  readonly figures: readonly DocumentFigure[];
  readonly verdict: { readonly words: string; readonly text: string };
  readonly reasons: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  } | null;
  readonly caution: {
    readonly title: string;
    readonly before: string;
    readonly figure: string;
    readonly after: string;
  } | null;
  readonly sections: readonly DocumentSection[];
  /** The software that made the figures. */
  readonly versions: readonly string[];
  /** At the foot of each page, with `{page}` and `{pages}` in it. */
  readonly pageNumber: string;
};
