/** A grid company without the number of its area, which only tells two of them apart in a list. */
export function shortName(name: string): string {
  const at = name.indexOf(' (');
  return at !== -1 && name.endsWith(')') ? name.slice(0, at) : name;
}
