/** So many, and since when the first of them waits; null: none does. */
export type Waiting = { readonly count: number; readonly oldest: string | null };

export type Delivery = {
  readonly kind: 'mail' | 'sms';
  readonly sent: number;
  readonly pending: number;
  readonly dead: number;
};

export type Overview = {
  readonly at: string;
  readonly accessRequests: Waiting;
  readonly deadMessages: Waiting;
  /** Of the last seven days. */
  readonly deliveries: readonly Delivery[];
  readonly priceBook: { readonly name: string; readonly validFrom: string };
};
