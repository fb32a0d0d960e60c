export type FoundForm = {
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

const FORM = /<form\b([^>]*)>([\s\S]*?)<\/form>/g;
const CONTROL = /<(?:input|select|textarea|button)\b([^>]*\bname="[^>]*)>/g;

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return (
    value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'") ?? null
  );
}

/** The forms of a page with the values in their fields, as the server wrote them. */
export function formsIn(html: string, address: string): readonly FoundForm[] {
  return [...html.matchAll(FORM)].map(([, tag = '', inside = '']) => ({
    method: attribute(tag, 'method')?.toUpperCase() === 'POST' ? 'POST' : 'GET',
    action: attribute(tag, 'action') ?? address,
    fields: Object.fromEntries(
      [...inside.matchAll(CONTROL)].map(([, control = '']) => [
        attribute(control, 'name') ?? '',
        attribute(control, 'value') ?? '1',
      ]),
    ),
  }));
}
