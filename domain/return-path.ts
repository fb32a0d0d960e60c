const ANY_SITE = 'https://site.invalid';
/** Every field of a calculation, with the longest address that is taken, and room for more. */
const LONGEST = 4_000;

/**
 * Where somebody is led after signing in: a page of this site, in its language. null for everything else, such as
 * an address that begins with two slashes or a backslash, which a browser takes for another site's.
 */
export function returnPath(wished: string | null): string | null {
  if (wished === null || wished.length > LONGEST || !/^\/(da|en)(?=[/?]|$)/.test(wished))
    return null;
  // Browsers leave these out or read them as a slash, and so see another address than the one that was looked at.
  if (/[\\\p{Cc}]/u.test(wished) || !URL.canParse(wished, ANY_SITE)) return null;
  const { origin, pathname, search } = new URL(wished, ANY_SITE);
  if (origin !== ANY_SITE || !/^\/(da|en)(\/|$)/.test(pathname)) return null;
  return pathname + search;
}
