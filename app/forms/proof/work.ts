const HASHES_AT_ONCE = 256;
const MOST_HASHES = 2_000_000;

/**
 * Finds a number with which the token's hash begins with this many zero bits. Empty if a browser
 * can't.
 */
export async function work(token: string, bits: number): Promise<string> {
  // Only pages on https, or on this machine, may hash.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return '';
  const encoder = new TextEncoder();
  for (let from = 0; from < MOST_HASHES; from += HASHES_AT_ONCE) {
    const found = await Promise.all(
      Array.from({ length: HASHES_AT_ONCE }, async (_, index) => {
        const hash = await subtle.digest('SHA-256', encoder.encode(`${token}:${from + index}`));
        return new DataView(hash).getUint32(0) >>> (32 - bits) === 0;
      }),
    );
    const index = found.indexOf(true);
    if (index >= 0) return String(from + index);
  }
  return '';
}
