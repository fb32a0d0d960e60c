import type { Mounting } from '../estimate-input.ts';

/**
 * The mounting whose yield is asked for outside: PVGIS knows no ventilated roof, so it is asked for an integrated one, and
 * the chain adds what the air behind is worth.
 * @param mounting as the visitor has it
 * @returns building or free
 */
export function outsideMounting(mounting: Mounting): Mounting {
  return mounting === 'ventilated' ? 'building' : mounting;
}
