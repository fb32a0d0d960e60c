import { parseNumber, type NumberField, type NumberLanguage } from '../number-text.ts';
import type { DraftProblem } from './draft-problem.ts';

export const MOST_ORE = 100_000_000;

/** What each kind of cell takes. */
export const CELL_NUMBERS = {
  price: { unit: 'kr', decimals: 2, limits: [0, MOST_ORE / 100] },
  vatPercent: { unit: '%', decimals: 2, limits: [0, 100] },
  includedCableM: { unit: 'm', decimals: 2, limits: [0, 200] },
  kwp: { unit: 'kWp', decimals: 3, limits: [0, 1000] },
  order: { unit: '', decimals: 0, limits: [0, 100_000] },
  changePercent: { unit: '%', decimals: 4, limits: [-100, 1000] },
  changeDkk: { unit: 'kr', decimals: 2, limits: [-MOST_ORE / 100, MOST_ORE / 100] },
} as const satisfies Readonly<Record<string, NumberField>>;

export type CellProblem = Pick<DraftProblem, 'kind' | 'error' | 'meant'>;
export type CellNumber = { readonly value: number } | CellProblem;

/** @param language the page's on which it was typed; null: it is kept in a draft */
export function cellNumber(text: string, takes: NumberField, language: NumberLanguage): CellNumber {
  const read = parseNumber(text, takes, language);
  if (!read.ok) return problemOf(read.error);
  const [least, most] = takes.limits;
  if (read.value < least) return { kind: least < 0 ? 'too-large' : 'negative', meant: null };
  return read.value > most ? { kind: 'too-large', meant: null } : { value: read.value };
}

type Refused = Extract<ReturnType<typeof parseNumber>, { ok: false }>['error'];

function problemOf(error: Refused): CellProblem {
  if (error.code === 'not-a-number' || error.code === 'required') {
    return { kind: 'not-a-number', meant: null };
  }
  const [first] = error.readings ?? [];
  return { kind: 'unclear-number', error, meant: first === undefined ? null : cellText(first) };
}

/** A figure as a draft keeps it, which every language reads alike. */
export const cellText = (value: number): string => String(value).replace('.', ',');
