const ANY_SITE = 'https://site.invalid';
/** Room for every field of a calculation, with the longest address accepted. */
const LONGEST = 4_000;

/**
 * Where a user is led after signing in: a page of this site, in its language. null for everything
 * else, for example an address that begins with two slashes or a backslash, which a browser takes
 * for another site's.
 */
export function returnPath(wished: string | null): string | null {
  if (wished === null || wished.length > LONGEST || !/^\/(da|en)(?=[/?]|$)/.test(wished))
    return null;
  // Browsers drop these or read them as a slash, and so see a different address from the one that
  // was checked.
  if (/[\\\p{Cc}]/u.test(wished) || !URL.canParse(wished, ANY_SITE)) return null;
  const { origin, pathname, search } = new URL(wished, ANY_SITE);
  if (origin !== ANY_SITE || !/^\/(da|en)(\/|$)/.test(pathname)) return null;
  return pathname + search;
}
