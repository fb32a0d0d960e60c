import { escapeHtml } from '../html.ts';
import type { Locale } from '../../words/locale.ts';

export type PlainPage = {
  readonly locale: Locale;
  /** Of the answer's content security policy. */
  readonly nonce: string;
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly way: { readonly href: string; readonly label: string };
};

/** A page that needs nothing but itself, for when a real one can't be made. */
export function plainPage({ locale, nonce, title, text, way }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Solrig</title>
<style nonce="${nonce}">
body { margin: 0; font: 18px/1.5 "IBM Plex Sans", system-ui, sans-serif; color: #17231f; background: #faf8f3; }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.5rem; }
h1 { color: #10312a; margin: 0 0 0.5rem; font-size: 1.75rem; font-weight: 600; line-height: 1.2; }
p { margin: 0 0 1rem; }
a { display: inline-flex; align-items: center; min-height: 44px; color: #1b5a48; text-underline-offset: 4px; }
</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(way.href)}">${escapeHtml(way.label)}</a></p></main></body></html>`;
}
