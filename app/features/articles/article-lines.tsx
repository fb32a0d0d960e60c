import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import type { ArticleCard } from './article-card.ts';

type ArticleLinesProps = {
  readonly articles: readonly ArticleCard[];
  /** The topic is already given above them. */
  readonly underTopic?: boolean;
};

/** Articles as lines: topic, reading time, title, and what the reader learns. */
export function ArticleLines({ articles, underTopic = false }: ArticleLinesProps) {
  return (
    <ul className="border-t-2 border-gran-900">
      {articles.map(({ slug, topic, minutes, title, description }) => (
        <li key={slug} className="relative border-b border-gran-900/15 py-6">
          <p className="text-14 text-blaek-600">
            {underTopic ? minutes : m.content_about({ topic, minutes })}
          </p>
          <h3 className="mt-1 text-22 font-semibold">
            {/* The whole line is a link. */}
            <SiteLink
              to={links.article(slug)}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </SiteLink>
          </h3>
          <p className="mt-2 max-w-[60ch] text-blaek-600">{description}</p>
        </li>
      ))}
    </ul>
  );
}
