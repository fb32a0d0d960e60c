/**
 * A stylesheet in parts, as the build leaves it: what always applies, rules with the classes they
 * need, and blocks of parts.
 */
export type StylePart =
  | string
  | {
      readonly text: string;
      /** For each selector of the rule, the classes without which it matches nothing. */
      readonly needs: readonly (readonly string[])[];
    }
  | { readonly open: string; readonly parts: readonly StylePart[] };

/**
 * Parts that a page may need before it has the whole sheet: the screen and the bar shown while
 * another page loads.
 */
const SOON_NEEDED = /^shell-/;
const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Every class named in a page's text. */
export function classesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of names.split(/\s+/))
      found.add(name.replace(/&[^&;]+;/g, (entity) => ENTITIES[entity] ?? entity));
  }
  return found;
}

/** The rules of a stylesheet that can match something with these classes, in order. */
export function stylesFor(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  return parts.map((part) => textOf(part, classes)).join('');
}

function textOf(part: StylePart, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('needs' in part) {
    const isUsed = part.needs.some((names) =>
      names.every((name) => classes.has(name) || SOON_NEEDED.test(name)),
    );
    return isUsed ? part.text : '';
  }
  const inner = stylesFor(part.parts, classes);
  return inner === '' ? '' : `${part.open}{${inner}}`;
}
