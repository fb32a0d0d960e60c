import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ArticleFrontMatter } from '../../../domain/content-front-matter.ts';
import { documentWords } from '../../features/content/document-words.server.tsx';
import { documentsIn, type ContentDocument } from '../../features/content/documents.server.ts';
import { QUESTIONS } from '../../features/home/question-list.ts';
import { methodContent } from '../../features/method/method-content.ts';
import { SEARCH_MAX_LENGTH, SEARCH_PARAM } from '../../features/search/search-address.ts';
import {
  siteSearch,
  type SearchEntry,
  type SiteSearch,
} from '../../features/search/site-search.server.ts';
import type { Locale } from '../../../words/locale.ts';
import { links } from '../../links.ts';
import { addressOf, PAGES } from '../../pages.ts';
import { brand } from '../../brand.ts';

const searches = new Map<Locale, Promise<SiteSearch>>();

/** Built at the first search in a language and kept: the texts change only with the build. */
function searchIn(locale: Locale): Promise<SiteSearch> {
  const kept = searches.get(locale);
  if (kept !== undefined) return kept;
  const made = makeSearch(locale);
  searches.set(locale, made);
  return made;
}

async function makeSearch(locale: Locale): Promise<SiteSearch> {
  const documents = await Promise.all(documentsIn(locale).map(documentEntry));
  return siteSearch([...pageEntries(locale), ...documents]);
}

/** What the site says about the words in the address. */
export async function searchAnswer(url: URL) {
  const query = (url.searchParams.get(SEARCH_PARAM) ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
  if (query === '') return { query, hits: [] };
  const search = await searchIn(getLocale());
  return { query, hits: search(query) };
}

async function documentEntry({ id, frontMatter }: ContentDocument): Promise<SearchEntry> {
  const path = `/${id.split('/').slice(1).join('/')}`;
  const { title, description, intro } = frontMatter;
  return {
    href: addressOf(getLocale(), path),
    title,
    description,
    text: `${intro} ${await documentWords(id)}`,
    kind: kindOf(path, frontMatter),
  };
}

function kindOf(path: string, frontMatter: ContentDocument['frontMatter']): string {
  if (path.startsWith('/legal/')) return m.search_kind_legal();
  if (!path.startsWith('/articles/')) return m.search_kind_page();
  return m.search_kind_article({ topic: (frontMatter as ArticleFrontMatter).topic });
}

/** Pages whose words are not texts of content/. */
function pageEntries(locale: Locale): readonly SearchEntry[] {
  const method = methodContent(locale).map(({ title, text }) => `${title}. ${text.join(' ')}`);
  const questions = QUESTIONS.map(({ question, answer }) => `${question()} ${answer()}`);
  const days = brand.promises.answerWithinDays;
  const pages = [
    [links.home(), m.home_page(), m.shell_description(), questions],
    [links.calculatorStart(), m.start_page(), m.start_lead(), []],
    [links.calculatorInfo(), m.method_title(), m.method_description(), method],
    [links.articles(), m.content_articles(), m.content_articles_description(), []],
    [links.contact(), m.contact_page(), m.contact_description({ days }), []],
    [links.partners(), m.partners_page(), m.partners_description(), []],
    [links.testimonials(), m.voices_page(), m.voices_description(), []],
  ] as const;
  return pages
    .filter(([href]) => PAGES.some(({ path }) => addressOf(locale, path) === href))
    .map(([href, title, description, text]) => ({
      href,
      title,
      description,
      text: text.join(' '),
      kind: m.search_kind_page(),
    }));
}
