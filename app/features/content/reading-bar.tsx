import { m } from '../../../messages/compiled/messages.js';
import type { ContentsHeading } from './contents-list.tsx';
import { useCurrentHeading } from './use-current-heading.ts';

type ReadingBarProps = { readonly headings: readonly ContentsHeading[] };

/** Where there is no room for the steps beside the text: the one that is read, under the header. */
export function ReadingBar({ headings }: ReadingBarProps) {
  const current = useCurrentHeading(headings);
  const at = headings.findIndex(({ id }) => id === current);
  const heading = headings[at];
  // Takes no height of its own, so that nothing moves when it comes.
  return (
    <div className="sticky top-16 z-1 -mx-6 h-0 laptop:hidden print:hidden">
      {heading !== undefined && (
        <div className="border-b border-gran-900/15 bg-kalk-50">
          <p className="flex h-10 items-center gap-3 px-6 text-14">
            <span className="shrink-0 text-blaek-600">
              {m.content_step_of({ step: at + 1, count: headings.length })}
            </span>
            <span className="truncate font-semibold text-gran-900">{heading.text}</span>
          </p>
          <div
            className="h-[3px] origin-left bg-gran-700"
            style={{ transform: `scaleX(${(at + 1) / headings.length})` }}
          />
        </div>
      )}
    </div>
  );
}
