import { createContext, use } from 'react';
import type { RefusedLine } from '../../../words/refused-lines.ts';

/** A figure of the address that can't be used. */
export type RefusedField = RefusedLine & { readonly typed: string };

/** What was wrong in the address that led here; every input shows its own. */
export const RefusedFields = createContext<readonly RefusedField[]>([]);

export function useRefused(field: string): RefusedField | undefined {
  return use(RefusedFields).find((refused) => refused.field === field);
}
