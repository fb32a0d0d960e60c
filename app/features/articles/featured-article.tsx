import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { SCENES } from '../../ui/drawings/scenes.ts';
import type { ArticleCard } from './article-card.ts';

/** One large article: its drawing, and its subject beside it. */
export function FeaturedArticle({ article }: { readonly article: ArticleCard }) {
  const { slug, topic, minutes, title, description, picture } = article;
  const { url, width, height } = SCENES[picture === 'none' ? 'house-detached' : picture];
  return (
    <section className="relative grid items-center gap-x-6 gap-y-5 laptop:grid-cols-12">
      <div className="flex items-end overflow-hidden rounded-card bg-gran-100 pt-6 laptop:col-span-7">
        <img src={url} width={width} height={height} alt="" className="h-auto w-full" />
      </div>
      <div className="laptop:col-span-5 laptop:pl-6">
        <p className="text-14 text-blaek-600">{m.content_about({ topic, minutes })}</p>
        <h2 className="mt-1 text-28 font-semibold">
          <SiteLink
            to={links.article(slug)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </SiteLink>
        </h2>
        <p className="mt-3 max-w-[52ch] text-18 text-blaek-600">{description}</p>
      </div>
    </section>
  );
}
