import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Mark } from '../../ui/drawings/marks.tsx';
import { SCENES } from '../../ui/drawings/scenes.ts';

export type ReadingArticle = {
  readonly slug: string;
  readonly title: string;
  /** Topic and time to read, in words. */
  readonly about: string;
  readonly description: string;
  /** The drawing of the large one. */
  readonly picture?: keyof typeof SCENES;
};

/** What to read next: one large article, three as lines; nothing if none is written. */
export function Reading({ articles }: { readonly articles: readonly ReadingArticle[] }) {
  const [first, ...others] = articles;
  if (first === undefined) return null;
  const { url, width, height } = SCENES[first.picture ?? 'house-terraced'];
  return (
    <section aria-labelledby="reading" className="bg-kalk-100 py-12 tablet:py-18">
      <div className="mx-auto max-w-312 px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6">
          <h2 id="reading" className="text-28 font-semibold tablet:text-36">
            {m.home_reading_title()}
          </h2>
          <SiteLink
            to={links.articles()}
            className="inline-flex min-h-11 items-center gap-2.5 font-medium text-gran-700 hover:text-gran-900"
          >
            <span className="border-b border-current">{m.home_reading_all()}</span>
            <Mark shape="arrow" />
          </SiteLink>
        </div>
        <div className="mt-6 grid gap-x-6 gap-y-8 min-[62.5rem]:grid-cols-12">
          <article className="relative min-[62.5rem]:col-span-7">
            <div className="flex items-end overflow-hidden rounded-card bg-gran-100 pt-6">
              <img
                src={url}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                className="h-auto w-full"
              />
            </div>
            <Words article={first} large />
          </article>
          <ul className="self-start border-t-2 border-gran-900 min-[62.5rem]:col-span-5 min-[62.5rem]:ml-6">
            {others.map((article) => (
              <li
                key={article.slug}
                className="relative border-b border-gran-900/15 pb-6 last:border-b-0"
              >
                <Words article={article} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type WordsProps = { readonly article: ReadingArticle; readonly large?: boolean };

function Words({ article, large = false }: WordsProps) {
  const { slug, title, about, description } = article;
  return (
    <>
      <p className="pt-6 text-14 text-blaek-600">{about}</p>
      <h3 className={`mt-0.5 font-semibold ${large ? 'text-22 tablet:text-28' : 'text-22'}`}>
        <SiteLink
          to={links.article(slug)}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </SiteLink>
      </h3>
      <p className="mt-2 max-w-[52ch] text-blaek-600">{description}</p>
    </>
  );
}
