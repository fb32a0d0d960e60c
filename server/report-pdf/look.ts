/** The colours of the house, as paper shows them. */
export const COLOURS = {
  white: '#ffffff',
  'gran-900': '#10312a',
  'gran-700': '#1b5a48',
  'gran-500': '#3b8068',
  'gran-100': '#dcebe3',
  'kalk-50': '#faf8f3',
  'kalk-100': '#f1ede4',
  blaek: '#17231f',
  'blaek-600': '#4b5852',
  'sol-400': '#f4b83a',
  'sol-100': '#fbefd3',
  'sol-700': '#865400',
  'sten-500': '#7a756b',
  'hav-600': '#1f5f8b',
  'lyng-600': '#6b4a8a',
  'tegl-600': '#b0352a',
  'tegl-100': '#faedea',
  hairline: '#d9d3c6',
  grid: '#e7e2d7',
} as const;

/** A4 and its measures [pt]. */
export const SHEET: Readonly<
  Record<'width' | 'height' | 'left' | 'right' | 'top' | 'bottom', number>
> = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 42,
  top: 40,
  /** Above it the text ends, below it the foot stands. */
  bottom: 795,
};

export const TEXT_WIDTH = SHEET.width - SHEET.left - SHEET.right;
