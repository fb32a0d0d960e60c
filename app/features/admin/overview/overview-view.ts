// The same shape as in server/admin/overview.ts.

export type Waiting = { readonly count: number; readonly oldest: string | null };

export type Delivery = {
  readonly kind: 'mail' | 'sms';
  readonly sent: number;
  readonly pending: number;
  readonly dead: number;
};

export type OverviewView = {
  readonly at: string;
  readonly accessRequests: Waiting;
  readonly deadMessages: Waiting;
  readonly deliveries: readonly Delivery[];
  readonly priceBook: { readonly name: string; readonly validFrom: string };
};
