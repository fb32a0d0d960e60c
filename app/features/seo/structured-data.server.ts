import type { ArticleFrontMatter } from '../../../domain/content-front-matter.ts';
import { brand } from '../../brand.ts';
import type { Locale } from '../../../words/locale.ts';

// Vocabulary: schema.org. Search engines read it; visitors never see it.

type Thing = { readonly '@type': string; readonly [property: string]: unknown };
export type Crumb = { readonly name: string; readonly path: string };

/** @param origin where visitors reach the site, such as `https://solrig.example` */
export function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: origin,
    logo: `${origin}/share/da.png`,
    areaServed: 'DK',
    sameAs: brand.socials.map(({ href }) => href),
  };
}

export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The way from the first page to this one, both included. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

export function article(
  origin: string,
  path: string,
  locale: Locale,
  text: Pick<ArticleFrontMatter, 'title' | 'description' | 'published' | 'updated'>,
): Thing {
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    datePublished: text.published,
    dateModified: text.updated,
    inLanguage: locale,
    image: `${origin}/share${path}.png`,
    mainEntityOfPage: origin + path,
    author: { '@id': `${origin}/#organization` },
    publisher: organization(origin),
  };
}

/** As it stands in the page. A «<» could end the script it stands in. */
export function structuredText(...things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
