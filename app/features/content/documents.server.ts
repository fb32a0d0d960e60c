import type {
  ArticleFrontMatter,
  DocumentFrontMatter,
} from '../../../domain/content-front-matter.ts';
import type { Locale } from '../../../words/locale.ts';
import { headingId } from './heading-id.ts';

// Checked by the build, see scripts/vite/check-front-matter.ts.
const FRONT_MATTER = import.meta.glob<DocumentFrontMatter>('../../../content/**/*.mdx', {
  import: 'frontmatter',
  eager: true,
});
const RAW = import.meta.glob<string>('../../../content/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ROOM = '../../../content/';
const WORDS_PER_MINUTE = 200;

export type Heading = { readonly id: string; readonly text: string };

export type ContentDocument<FrontMatter = DocumentFrontMatter> = {
  /** Path within content/ without the ending. */
  readonly id: string;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  /** Time to read [min]. */
  readonly minutes: number;
  /** Places where the company that runs the site has still to write its own facts. */
  readonly gaps: number;
};

function documentAt(file: string): ContentDocument {
  const text = (RAW[file] ?? '').replace(/^---[\s\S]*?\n---\n/, '');
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, line = '']) => ({
    id: headingId(line.trim()),
    text: line.trim(),
  }));
  return {
    id: file.slice(ROOM.length).replace(/\.mdx$/, ''),
    frontMatter: FRONT_MATTER[file] as DocumentFrontMatter,
    headings,
    minutes: Math.max(1, Math.round(wordCount(text) / WORDS_PER_MINUTE)),
    gaps: [...text.matchAll(/<Fill>/g)].length,
  };
}

/** Near enough for a time in whole minutes: a component counts as the figure that it most often is. */
function wordCount(mdx: string): number {
  const written = mdx.replace(/^import [\s\S]*?;$/gm, '').replace(/<[^<>]*\/>/g, '0');
  return written.match(/[\p{L}\p{N}][^\s<]*/gu)?.length ?? 0;
}

const DOCUMENTS = new Map(
  Object.keys(RAW).map((file) => {
    const document = documentAt(file);
    return [document.id, document];
  }),
);

/** A text by its path, such as `da/guide`; undefined where there is none. */
export function documentById(id: string): ContentDocument | undefined {
  return DOCUMENTS.get(id);
}

export type Article = ContentDocument<ArticleFrontMatter> & { readonly slug: string };

/** The articles of a language in their order. */
export function articlesIn(locale: Locale): readonly Article[] {
  const room = `${locale}/articles/`;
  return [...DOCUMENTS.values()]
    .filter(({ id }) => id.startsWith(room))
    .map((document) => ({
      ...(document as ContentDocument<ArticleFrontMatter>),
      slug: document.id.slice(room.length),
    }))
    .sort((a, b) => a.frontMatter.order - b.frontMatter.order);
}

/** Every text of a language. */
export function documentsIn(locale: Locale): readonly ContentDocument[] {
  return [...DOCUMENTS.values()].filter(({ id }) => id.startsWith(`${locale}/`));
}
