/** However long a service asks for: after this it is tried again. */
const LONGEST_MS = 10 * 60_000;

/** A Retry-After header, in seconds or as a date, as milliseconds from now; null for none or rubbish. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  const written = header?.trim() ?? '';
  if (written === '') return null;
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now.getTime();
  return ms > 0 ? Math.min(ms, LONGEST_MS) : null;
}
