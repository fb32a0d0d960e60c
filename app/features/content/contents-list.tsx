import { m } from '../../../messages/compiled/messages.js';
import { useCurrentHeading } from './use-current-heading.ts';

export type ContentsHeading = { readonly id: string; readonly text: string };

type ContentsListProps = {
  readonly title: string;
  readonly headings: readonly ContentsHeading[];
};

/** The headings of a text beside it; the one that is being read stands out. */
export function ContentsList({ title, headings }: ContentsListProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-label={title}>
      <p className="border-t-2 border-gran-900 pt-4 pb-1 font-semibold text-gran-900">{title}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b border-gran-900/15">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center py-2 text-14 hover:underline aria-[current]:font-semibold aria-[current]:text-gran-900"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same where there is no room beside the text: closed, above it. */
export function ContentsDisclosure({ title, headings }: ContentsListProps) {
  return (
    <details className="group border-y border-gran-900/15 border-t-2 border-t-gran-900">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold text-gran-900 [&::-webkit-details-marker]:hidden">
        {title}
        <span className="text-14 font-normal text-blaek-600">
          {m.content_parts({ count: headings.length })}
        </span>
      </summary>
      <ol className="pb-3">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-gran-700 underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
