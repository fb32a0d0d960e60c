let isOff = false;

/** Whether single letters do nothing: whoever speaks to the computer, or rests on a key, switches them off. */
export const areLettersOff = (): boolean => isOff;

export function setLettersOff(off: boolean): void {
  isOff = off;
}
