import type { WordsFrame } from './words-place.ts';

export type Spot = { readonly x: number; readonly y: number };

/**
 * Where the sky is in a drawing; one for the wide hero, one for the phone. Dimensions from the
 * design.
 */
export type SunFrame = {
  readonly southX: number;
  /** Drawing units per degree. */
  readonly perAzimuth: number;
  readonly perElevation: number;
  readonly horizonY: number;
  /** Where hours may be written [left, right]; a phone cuts off anything outside. */
  readonly hours: readonly [number, number];
  readonly sunRadius: number;
  /** Where the house hides what is behind it; its ridge from end to end. */
  readonly roof: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly ridge: readonly [from: Spot, to: Spot];
  };
  readonly words: WordsFrame;
  /** Where the sun may wait below the horizon. */
  readonly ground: { readonly left: number; readonly right: number; readonly y: number };
};

export const FRAMES: { readonly wide: SunFrame; readonly narrow: SunFrame } = {
  wide: {
    southX: 1020,
    perAzimuth: 3.4,
    perElevation: 9.4,
    horizonY: 680,
    hours: [640, 1640],
    sunRadius: 64,
    roof: {
      left: 640,
      right: 1440,
      top: 470,
      ridge: [
        { x: 797, y: 491 },
        { x: 1255, y: 522 },
      ],
    },
    words: {
      home: { x: 1020, y: 340 },
      lines: [
        { top: 0, bottom: 20, width: 240 },
        { top: 24, bottom: 76, width: 150 },
        { top: 78, bottom: 98, width: 264 },
      ],
      left: 840,
      right: 1200,
      top: 160,
    },
    ground: { left: 160, right: 1280, y: 746 },
  },
  narrow: {
    southX: 206,
    perAzimuth: 1.5,
    perElevation: 5.4,
    horizonY: 350,
    hours: [14, 376],
    sunRadius: 36,
    roof: {
      left: 30,
      right: 390,
      top: 225,
      ridge: [
        { x: 105, y: 255 },
        { x: 335, y: 271 },
      ],
    },
    words: {
      home: { x: 206, y: 146 },
      lines: [
        { top: 0, bottom: 20, width: 130 },
        { top: 20, bottom: 64, width: 110 },
        { top: 64, bottom: 84, width: 264 },
      ],
      left: 130,
      right: 260,
      top: -80,
    },
    ground: { left: 40, right: 350, y: 398 },
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
  readonly sun: Spot;
  /** The house hides all of the sun, as it does for the first and last three quarters of an hour in winter. */
  readonly isBehind: boolean;
  /** In the dark: its way from the horizon down to where it waits. */
  readonly below: string;
  /** The highest point in the sky: above it the drawing is empty; below 0 it needs more room. */
  readonly topY: number;
  /** Middle of the text's upper edge. */
  readonly words: { readonly x: number; readonly y: number };
  readonly riseX: number | null;
  readonly setX: number | null;
};

/**
 * Everything the hero shows of the sun, ready to draw; the texts are written where it is computed.
 */
export type SunScene = {
  readonly above: boolean;
  readonly wide: SunDrawing;
  readonly narrow: SunDrawing;
  readonly rise: string;
  readonly set: string;
  readonly now: string;
  /** The same without the date, for the phone. */
  readonly nowShort: string;
  readonly power: string;
  readonly note: string;
};
