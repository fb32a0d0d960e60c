import { m } from '../../../../messages/compiled/messages.js';
import { AuthorMark } from './author-mark.tsx';
import { CONFLICT_COLUMNS, theirName } from './conflict-choice.tsx';
import type { CellAuthor } from './prices-view.ts';

const LINK = 'min-h-11 text-gran-700 underline underline-offset-4';

type ChooseAllProps = {
  /** How many fields have a choice. */
  readonly chosen: number;
  readonly all: number;
  /** null: nobody’s name is known. */
  readonly theirName: string | null;
  readonly choose: (choice: 'mine' | 'theirs') => void;
};

/** How far one is, and one person’s change for every field. */
export function ChooseAll({ chosen, all, theirName: name, choose }: ChooseAllProps) {
  return (
    <span className="-my-3 flex flex-wrap items-center gap-x-6">
      <span role="status" className="text-blaek tabular-nums">
        {m.prices_conflict_chosen({ count: chosen, all })}
      </span>
      <button type="button" onClick={() => choose('mine')} className={LINK}>
        {m.prices_conflict_all_mine()}
      </button>
      <button type="button" onClick={() => choose('theirs')} className={LINK}>
        {name === null ? m.prices_conflict_all_theirs() : m.prices_conflict_all_of({ name })}
      </button>
    </span>
  );
}

/** Over the fields, where they are a table; elsewhere each says it itself. */
export function ConflictHead({ other }: { readonly other: CellAuthor | null }) {
  return (
    <div
      aria-hidden="true"
      className={`mx-5 hidden items-end gap-3 border-b border-hairline pt-1 pb-2 text-blaek-600 min-[75rem]:grid ${CONFLICT_COLUMNS}`}
    >
      <span>{m.prices_conflict_field()}</span>
      <span>{m.prices_conflict_before()}</span>
      <span>{m.prices_conflict_mine()}</span>
      <span className="flex items-baseline gap-2">
        {other !== null && <AuthorMark author={other} />}
        <span className="min-w-0">{theirName(other ?? undefined)}</span>
      </span>
      <span>{m.prices_conflict_own()}</span>
      <span>{m.prices_conflict_effect()}</span>
    </div>
  );
}
