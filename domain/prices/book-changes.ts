import type { Adjustment } from '../../engine/quote/adjustments.ts';
import type { CostPrice, PriceBook } from '../../engine/quote/price-book.ts';
import { pricesIn } from './price-lines.ts';

export type ChangeKind = 'changed' | 'new' | 'removed' | 'same';

export type PriceChange = {
  readonly kind: Exclude<ChangeKind, 'same'>;
  /** The line's key. */
  readonly key: string;
  readonly before: CostPrice | null;
  readonly after: CostPrice | null;
};

export type RuleChange = {
  readonly kind: ChangeKind;
  readonly before: Adjustment | null;
  readonly after: Adjustment | null;
};

export type BookChanges = {
  readonly prices: readonly PriceChange[];
  /** Unchanged ones come last. */
  readonly rules: readonly RuleChange[];
  readonly basis: readonly {
    readonly field: 'vatPercent' | 'includedCableM' | 'isExample';
    readonly before: number | boolean;
    readonly after: number | boolean;
  }[];
};

/** The differences between two versions. */
export function bookChanges(before: PriceBook, after: PriceBook): BookChanges {
  const [was, is] = [pricesIn(before), pricesIn(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const fields = ['vatPercent', 'includedCableM', 'isExample'] as const;
  return {
    prices: keys.flatMap((key) => {
      const [own, other] = [was.get(key) ?? null, is.get(key) ?? null];
      const kind = kindOf(own, other);
      return kind === 'same' ? [] : [{ kind, key, before: own, after: other }];
    }),
    rules: ruleChanges(before.adjustments, after.adjustments),
    basis: fields
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, before: before[field], after: after[field] })),
  };
}

const ORDER: readonly ChangeKind[] = ['changed', 'new', 'removed', 'same'];

function ruleChanges(before: readonly Adjustment[], after: readonly Adjustment[]) {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const byId = (rules: readonly Adjustment[], id: string) =>
    rules.find((rule) => rule.id === id) ?? null;
  return ids
    .map((id): RuleChange => {
      const [own, other] = [byId(before, id), byId(after, id)];
      return { kind: kindOf(own, other), before: own, after: other };
    })
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function kindOf(before: object | null, after: object | null): ChangeKind {
  if (before === null) return 'new';
  if (after === null) return 'removed';
  return JSON.stringify(before) === JSON.stringify(after) ? 'same' : 'changed';
}
