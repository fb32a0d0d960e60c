/** "Mette Holm": MH; "mette.holm@example.com": MH; "Øjvind": Ø. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s.]+/).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
