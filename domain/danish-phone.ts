/**
 * The one normal form of a Danish number, `+45` and eight digits, or null.
 * +45, 0045 and the bare number are the same number; spaces, dots and hyphens are how people write it.
 */
export function danishPhone(written: string): string | null {
  const digits = written.replace(/[\s.\-()]/g, '').replace(/^(\+45|0045)/, '');
  return /^[2-9]\d{7}$/.test(digits) ? `+45${digits}` : null;
}
