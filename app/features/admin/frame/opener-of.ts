type Address = { readonly pathname: string; readonly search: string };

/**
 * The link that had opened what is closed now: all it asks for was asked for, and something of that no longer is. What
 * was noted beside it in the address, such as that something was saved, is no part of the link.
 */
export function openerOf<Link extends Address>(
  links: readonly Link[],
  was: Address,
  now: Address,
): Link | undefined {
  const before = pairsOf(was);
  const left = pairsOf(now);
  return links.find((link) => {
    const asked = [...pairsOf(link)];
    return (
      link.pathname === was.pathname &&
      asked.every((pair) => before.has(pair)) &&
      asked.some((pair) => !left.has(pair))
    );
  });
}

const pairsOf = ({ search }: Address): ReadonlySet<string> =>
  new Set([...new URLSearchParams(search)].map((pair) => JSON.stringify(pair)));
