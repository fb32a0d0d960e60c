/** Work that was refused. Nothing was changed; the caller may ask again. */
export type WorkRefusal = {
  /** too-often: the asker's own share is used up. busy: everybody's is. */
  readonly kind: 'too-often' | 'busy';
  /** When to try again. */
  readonly seconds: number;
};

const STATUS = { 'too-often': 429, busy: 503 } as const;

/** Whether a failed result means that the work was refused, not that its input is wrong. */
export function isRefusal(error: { readonly kind: string }): error is WorkRefusal {
  return error.kind === 'too-often' || error.kind === 'busy';
}

export function statusOfRefusal({ kind }: WorkRefusal): 429 | 503 {
  return STATUS[kind];
}
