import type { RouterContextProvider } from 'react-router';
import { articlesIn, documentById } from '../../features/content/documents.server.ts';
import { LOCALES, pathInLocale, type Locale } from '../../../words/locale.ts';
import { links } from '../../links.ts';
import { addressesIn } from '../../site-addresses.server.ts';
import { siteFacts } from '../../site-facts.server.ts';

export function siteOrigin(context: Readonly<RouterContextProvider>, url: URL): string {
  return siteFacts(context, url).origin;
}

/** The same page in each language; an article has a different slug in each. */
function languagesOf(path: string, locale: Locale): Readonly<Record<Locale, string>> {
  const article = articlesIn(locale).find(({ slug }) => links.article(slug, locale) === path);
  const at = (other: Locale) => {
    if (other === locale) return path;
    return article === undefined
      ? pathInLocale(path, other)
      : links.article(article.frontMatter.translation, other);
  };
  return { da: at('da'), en: at('en') };
}

/** The day a text was last changed; a page of figures has none. */
function changedAt(path: string): string {
  const updated = documentById(path.slice(1))?.frontMatter.updated;
  return updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
}

/** @param origin where visitors reach the site */
export function sitemapOf(locale: Locale, origin: string): string {
  const pages = addressesIn(locale, ({ indexed }) => indexed).map((path) => {
    const languages = languagesOf(path, locale);
    const alternates = LOCALES.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${languages[other]}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${changedAt(path)}${alternates.join('')}</url>`;
  });
  return (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.join('')}</urlset>`
  );
}

export function xmlAnswer(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
