/**
 * Whether the request names the answer's tag. A proxy that compresses marks it as weak; there may
 * be several.
 */
export function isKept(etag: string, ifNoneMatch: string | undefined): boolean {
  const kept = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return kept.includes(etag);
}
