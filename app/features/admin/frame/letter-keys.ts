import { LETTERS_OFF_KEY } from '../../../../domain/browser-keys.ts';
import { browserSwitch } from './browser-switch.ts';

const lettersOff = browserSwitch(LETTERS_OFF_KEY);

/** Whether single letters are switched off, for people who dictate or hold keys by accident. */
export const areLettersOff = lettersOff.isOn;
export const setLettersOff = lettersOff.set;

/** Letters that lead to a field of a lead, by its id. */
export const FIELD_KEYS: Readonly<Record<string, string>> = { s: 'step', e: 'owner', n: 'note' };
