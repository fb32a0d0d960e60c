// How a number is written and how keys change it. The only thing it knows of a locale is the
// decimal sign.

/** Decimals needed to write every step: 0.5 → 1, 50 → 0. */
export function digitsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}

/** Decimals that a figure is written with: at least those of a step, at most those that may be typed. */
export function digitsFor(figure: number, least: number, most: number): number {
  const shown = String(Number(figure.toFixed(most)));
  return Math.max(least, digitsOf(Number(shown)));
}

/** The keyboard that a phone shows: that of decimals has no minus. */
export const numberMode = (least: number): 'text' | 'decimal' => (least < 0 ? 'text' : 'decimal');

/** Inside the limits and rounded to what can be written. */
export function clampNumber(figure: number, min: number, max: number, digits: number): number {
  const rounded = Number(figure.toFixed(digits));
  return Math.min(max, Math.max(min, rounded));
}

/** "1.200" or "1,200" with the other sign before decimals; U+2212 for minus. */
export function writeNumber(figure: number, digits: number, decimal: ',' | '.'): string {
  const [whole = '', part] = Math.abs(figure).toFixed(digits).split('.');
  // oxlint-disable-next-line regexp/no-super-linear-move -- a figure has 22 digits at most
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',');
  const text = part === undefined ? grouped : grouped + decimal + part;
  return figure < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** The value after a key press, or null for a key with no meaning here. */
export function keyTarget(
  key: string,
  at: { value: number; min: number; max: number; step: number },
  isField: boolean,
): number | null {
  if (key === 'PageUp') return Math.min(at.max, at.value + 10 * at.step);
  if (key === 'PageDown') return Math.max(at.min, at.value - 10 * at.step);
  if (!isField) return null;
  if (key === 'ArrowUp') return Math.min(at.max, at.value + at.step);
  if (key === 'ArrowDown') return Math.max(at.min, at.value - at.step);
  return null;
}
