import type { WordsFrame } from './words-place.ts';

/** Where the sky lies in a drawing; one for the wide hero, one for the phone. Measures of the look. */
export type SunFrame = {
  readonly southX: number;
  /** Drawing units per degree. */
  readonly perAzimuth: number;
  readonly perElevation: number;
  readonly horizonY: number;
  readonly sunRadius: number;
  /** Where the house hides what lies behind it. */
  readonly roof: { readonly left: number; readonly right: number; readonly top: number };
  readonly words: WordsFrame;
  /** Where the sun may wait under the horizon. */
  readonly ground: { readonly left: number; readonly right: number; readonly y: number };
};

export const FRAMES: { readonly wide: SunFrame; readonly narrow: SunFrame } = {
  wide: {
    southX: 1020,
    perAzimuth: 3.4,
    perElevation: 9.4,
    horizonY: 680,
    sunRadius: 64,
    roof: { left: 640, right: 1440, top: 470 },
    words: { home: { x: 1020, y: 330 }, width: 260, height: 108, left: 830, right: 1210, top: 160 },
    ground: { left: 160, right: 1280, y: 738 },
  },
  narrow: {
    southX: 206,
    perAzimuth: 1.5,
    perElevation: 5.4,
    horizonY: 350,
    sunRadius: 36,
    roof: { left: 30, right: 390, top: 225 },
    words: { home: { x: 206, y: 128 }, width: 220, height: 88, left: 120, right: 270, top: 0 },
    ground: { left: 40, right: 350, y: 376 },
  },
};

export type SunDrawing = {
  /** Paths as SVG data: until now, from now, and the longest day's. */
  readonly past: string;
  readonly coming: string;
  readonly summer: string;
  readonly summerTopY: number;
  readonly ticks: readonly {
    readonly hour: string;
    readonly line: string;
    readonly x: number;
    readonly y: number;
  }[];
  readonly sun: { readonly x: number; readonly y: number };
  /** How much of the drawing's upper part holds nothing but sky. */
  readonly emptyTop: number;
  /** Middle of the upper edge of the words. */
  readonly words: { readonly x: number; readonly y: number };
  readonly riseX: number | null;
  readonly setX: number | null;
};

/** Everything the hero shows of the sun, ready to be drawn: words are written where it is computed. */
export type SunScene = {
  readonly above: boolean;
  readonly wide: SunDrawing;
  readonly narrow: SunDrawing;
  readonly rise: string;
  readonly set: string;
  readonly now: string;
  readonly power: string;
  readonly note: string;
};
