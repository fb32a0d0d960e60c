import { createContext, use } from 'react';

/** A figure of the address that can't be used, with the reason in words. */
export type RefusedField = {
  readonly field: string;
  readonly text: string;
  readonly typed: string;
};

/** What was wrong in the address that led here; every input shows its own. */
export const RefusedFields = createContext<readonly RefusedField[]>([]);

export function useRefused(field: string): RefusedField | undefined {
  return use(RefusedFields).find((refused) => refused.field === field);
}
