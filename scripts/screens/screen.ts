import type { Page } from '@playwright/test';
import type { Words } from '../../tests/e2e/support/words.ts';
import type { Locale } from '../../words/locale.ts';

/** Who looks at the screen: each is a browser of its own, signed in once. */
export const VIEWERS = ['visitor', 'new visitor', 'member', 'staff'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** One state of the site that somebody can see. */
export type Screen = {
  /** Of the picture's file, and what `--only` looks for. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: (locale: Locale) => string;
  /** What is done once the page answers, until the state is there. Done anew at each width. */
  readonly until?: (page: Page, words: Words, locale: Locale) => Promise<void>;
  /** The drawing it was built towards, by width: a file's name without its ending. */
  readonly drawn?: Readonly<Partial<Record<Width, string>>>;
  /** What is fixed to the window is seen there, and not on a picture of the whole page. */
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
