import type { Span, TariffLine } from '../tariffs/tariff-lines.ts';

export type TariffDesk = {
  /** ISO date. */
  readonly today: string;
  readonly span: Span;
  readonly lines: readonly TariffLine[];
};
