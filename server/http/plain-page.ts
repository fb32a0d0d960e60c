import { SITE_NAME } from '../../domain/site-name.ts';
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

/** The house and its sun as app/ui/drawings/logo-light.svg draws them. */
const HOUSE =
  '<svg width="24" height="26" viewBox="0 0 27 28" aria-hidden="true"><path d="M1.5 26.5V16.6l9.8-9.8 9.8 9.8v9.9z" fill="#fff"/><circle cx="21.1" cy="6.8" r="4.5" fill="#f4b83a"/></svg>';

/** A page that needs nothing but itself, for when a real one can't be made. */
export function plainPage({ locale, nonce, title, text, way }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Solrig</title>
<style nonce="${nonce}">
body { margin: 0; font: 18px/1.5 "IBM Plex Sans", system-ui, sans-serif; color: #17231f; background: #faf8f3; }
header { background: #10312a; padding: 0 1.5rem; }
header a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 64px; color: #fff; font-size: 1.625rem; font-weight: 600; text-decoration: none; }
header div, main { max-width: 75rem; margin: 0 auto; }
main { padding: 4rem 1.5rem; }
h1 { color: #10312a; margin: 0 0 1rem; font-size: 2.25rem; font-weight: 600; line-height: 1.2; text-wrap: balance; }
p { margin: 0 0 1.5rem; max-width: 34rem; }
main a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 1.5rem; border: 1px solid transparent; border-radius: 4px; color: #fff; background: #1b5a48; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid #10312a; box-shadow: 0 0 0 5px #f4b83a; }
</style></head>
<body><header><div><a href="/${locale}">${HOUSE}${escapeHtml(SITE_NAME)}</a></div></header>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(way.href)}">${escapeHtml(way.label)}</a></p></main></body></html>`;
}
