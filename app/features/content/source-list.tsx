import { m } from '../../../messages/compiled/messages.js';

export type ShownSource = {
  readonly title: string;
  readonly publisher: string;
  /** In words. */
  readonly date: string;
  readonly href?: string | undefined;
};

/** Of a date in words, which stays with its month at the end of a line. */
const DAY = /(\d\.?) (?=\p{L}+ \d{4})/gu;

type SourceListProps = {
  readonly sources: readonly ShownSource[];
  /** Side by side where it stands under the text. */
  readonly wide?: boolean;
};

/** Where the facts of a text come from: title, publisher, date and where to read it. */
export function SourceList({ sources, wide = false }: SourceListProps) {
  return (
    <section aria-label={m.content_sources()}>
      <h2 className="border-t-2 border-gran-900 pt-4 pb-1 text-16 font-semibold">
        {m.content_sources()}
      </h2>
      <ul className={wide ? 'gap-x-6 tablet:columns-2' : ''}>
        {sources.map(({ title, publisher, date, href }) => (
          <li
            key={title + date}
            className="break-inside-avoid border-b border-gran-900/15 py-2.5 text-14"
          >
            {href === undefined ? (
              <span className="font-medium">{title}</span>
            ) : (
              <a
                href={href}
                rel="noopener"
                className="inline-block min-h-6 font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900"
              >
                {title}
              </a>
            )}
            <span className="mt-1 block text-blaek-600">
              {`${publisher}, ${date}`.replace(DAY, '$1\u00a0')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
