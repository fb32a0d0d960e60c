// A report as words, tables and drawings in reading order: what a printed page shows, in one language.

import type { Locale } from '../locale.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';

/** What a report is written from. */
export type ReportFacts = {
  readonly figures: ReportFigures;
  /** Empty where it is not known, or not to be seen. */
  readonly address: string;
  readonly examplePlace: string | null;
  /** A name that the owner gave the report; null: none. */
  readonly name: string | null;
  readonly calculatedAt: Date;
  /** What of a link could not be used, in words; a saved report has none. */
  readonly leftOut?: readonly string[];
};

export type DocumentFigure = {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly unitFirst: boolean;
  /** Its range, or what it holds. */
  readonly note: string;
};

export type DocumentTable = {
  readonly caption: string;
  /** The first one is the rows' own name, the others stand to the right. */
  readonly columns: readonly string[];
  /** Widths of the columns against each other. */
  readonly widths: readonly number[];
  /** The last column holds words and stands to the left. */
  readonly isLastText?: boolean | undefined;
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly isTotal?: boolean | undefined;
  }[];
};

export type DocumentBlock =
  | { readonly kind: 'facts'; readonly caption: string; readonly table: DocumentTable }
  | { readonly kind: 'table'; readonly title: string | null; readonly table: DocumentTable }
  /** A drawing of the charts' own kind of SVG, and what it says to who can't see it. */
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
  /** Place and system, over the sentence. */
  readonly subject: string;
  /** The whole answer in one sentence. */
  readonly headline: string;
  /** Of which day the prices are, and whose; and what of the link could not be used. */
  readonly prices: string;
  readonly figures: readonly DocumentFigure[];
  readonly verdict: {
    readonly kind: 'good' | 'fair' | 'wait';
    readonly words: string;
    readonly text: string;
  };
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
  /** What made the figures. */
  readonly versions: readonly string[];
  /** At the foot of each page, with `{page}` and `{pages}` in it. */
  readonly pageNumber: string;
};
