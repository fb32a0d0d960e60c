/** How firm a value is: given by law, published by its owner, or chosen by us. */
type AssumptionBasis = 'law' | 'published' | 'assumption';

export type AssumptionRecord<Key extends string = string, Value = number | boolean | null> = {
  readonly key: Key;
  readonly value: Value;
  readonly unit: string;
  readonly source: string;
  /** ISO date from which the value holds. */
  readonly validFrom: string;
  readonly basis: AssumptionBasis;
};
