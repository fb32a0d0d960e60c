import { LETTERS_OFF_KEY } from '../../../../domain/browser-keys.ts';
import { browserSwitch } from './browser-switch.ts';

const lettersOff = browserSwitch(LETTERS_OFF_KEY);

/** Whether single letters are switched off, for people who dictate or hold keys by accident. */
export const areLettersOff = lettersOff.isOn;
export const setLettersOff = lettersOff.set;
