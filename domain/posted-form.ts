/** Stays empty in people's hands; what fills it in is most likely no person. */
export const TRAP_FIELD = 'website';
/** Carries the key under which a form is taken once, however often it is sent. */
export const KEY_FIELD = 'idempotencyKey';

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
