import type { Page } from '@playwright/test';
import type { Words } from '../../tests/e2e/support/words.ts';
import type { Locale } from '../../words/locale.ts';

/** Who looks at the screen: each is its own browser, signed in once. */
export const VIEWERS = ['visitor', 'new visitor', 'member', 'staff'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** One state of the site that can be seen. */
export type Screen = {
  /** Name of the picture's file, and what `--only` searches. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: (locale: Locale) => string;
  /** The moment on the page's clock, ISO 8601; otherwise now. */
  readonly at?: string;
  /** The steps from the loaded page to the state, repeated at each width. */
  readonly until?: (page: Page, words: Words, locale: Locale) => Promise<void>;
  /** The drawing it was built from, by width: a file name without its ending. */
  readonly drawn?: Readonly<Partial<Record<Width, string>>>;
  /** Anything fixed to the window must be captured in the window, not on a full-page picture. */
  readonly windowOnly?: boolean;
};

export const WIDTHS = [390, 768, 1024, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export const HEIGHTS: Readonly<Record<Width, number>> = {
  390: 844,
  768: 1024,
  1024: 768,
  1440: 900,
};
