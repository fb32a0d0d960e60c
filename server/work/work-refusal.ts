/** Work that was not done. Nothing was changed; the same may be asked for again. */
export type WorkRefusal = {
  /** too-often: the asker's own share is used up. busy: everybody's is. */
  readonly kind: 'too-often' | 'busy';
  /** When it is worth asking again. */
  readonly seconds: number;
};

const STATUS = { 'too-often': 429, busy: 503 } as const;

/** Whether a failed result says that the work was refused, and not that its input is wrong. */
export function isRefusal(error: { readonly kind: string }): error is WorkRefusal {
  return error.kind === 'too-often' || error.kind === 'busy';
}

export function statusOfRefusal({ kind }: WorkRefusal): 429 | 503 {
  return STATUS[kind];
}
