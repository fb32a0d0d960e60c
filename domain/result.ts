/** An expected outcome: either a value or a failure with its kind. Never thrown. */
export type Result<Value, Failure extends { readonly kind: string }> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Failure extends { readonly kind: string }>(
  error: Failure,
): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}
