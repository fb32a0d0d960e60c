import { initialsOf } from '../frame/initials.ts';
import type { CellAuthor } from './prices-view.ts';

/** Who has changed a cell, as initials. */
export function AuthorMark({ author }: { readonly author: Pick<CellAuthor, 'by' | 'isYou'> }) {
  return (
    <abbr
      title={author.by}
      className={`rounded-control px-1.5 font-semibold no-underline ${author.isYou ? 'bg-gran-100 text-gran-700' : 'bg-[#dde8f0] text-hav-600'}`}
    >
      {initialsOf(author.by)}
    </abbr>
  );
}
