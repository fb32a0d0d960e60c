/**
 * Papers that a customer gets with a quote. The EU's notice and label are the official sheets: they are handed on as
 * they were uploaded.
 * @source Directive 2011/83/EU, articles 5 and 6; Regulation (EU) 2025/1960, annexes I and II
 */
export const PAPER_KINDS = [
  'withdrawal-form',
  'withdrawal-guide',
  'terms',
  'eu-notice',
  'eu-label',
  'terms-in-english',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export function paperKindOf(text: string): PaperKind | null {
  return PAPER_KINDS.find((kind) => kind === text) ?? null;
}
