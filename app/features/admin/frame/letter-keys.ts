import { LETTERS_OFF_KEY } from '../../../../domain/browser-keys.ts';

/** Where storage is refused, it lasts as long as the page. */
let isOffHere = false;

/** Whether single letters are switched off, for people who dictate or hold keys by accident. */
export function areLettersOff(): boolean {
  try {
    return isOffHere || localStorage.getItem(LETTERS_OFF_KEY) !== null;
  } catch {
    return isOffHere;
  }
}

export function setLettersOff(off: boolean): void {
  isOffHere = off;
  try {
    if (off) localStorage.setItem(LETTERS_OFF_KEY, 'yes');
    else localStorage.removeItem(LETTERS_OFF_KEY);
  } catch {
    // The sheet says what is so; the next page will not know.
  }
}
