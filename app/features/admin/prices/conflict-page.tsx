import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminCard } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { ForkIcon } from '../frame/nav-icons.tsx';
import { KeyRow } from '../key-row.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { bookOfOne, choicesIn, chosenBook, NO_CHOICE, type Chosen } from './conflict-choices.ts';
import { chooseAll, onConflictKey } from './conflict-keys.ts';
import { ChooseAll, ConflictHead } from './conflict-head.tsx';
import { BothSaved, ConflictHouse } from './conflict-side.tsx';
import { MergedCells } from './merged-cells.tsx';
import { PRICE_FIELDS, PRICE_QUERY, type CellAuthor, type DraftAnswer } from './prices-view.ts';

type Conflict = Extract<DraftAnswer, { readonly kind: 'conflict' }>;
type ConflictPageProps = { readonly draft: PriceDraft; readonly answer: Conflict };

/** Two people have changed the same cells: whoever saves last chooses, cell by cell, and neither's work is lost. */
export function ConflictPage({ draft, answer }: ConflictPageProps) {
  const { number } = draft;
  const { conflicts, authors, effects, merged, ground, unanswered } = answer;
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Chosen>>>({});
  const chosen = conflicts.filter(({ key }) => choices[key]?.choice != null).length;
  const met = { draft, conflicts, merged, ground };
  const { book, problems } = chosenBook(met, choices);
  const other = latestOf(Object.values(authors));
  const theirName = other === null || other.isYou ? null : other.by;
  const here = `${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${number}`;
  return (
    <Form
      method="post"
      action={here}
      ref={form}
      onKeyDown={onConflictKey}
      onChange={({ currentTarget }) =>
        setChoices(choicesIn(new FormData(currentTarget), conflicts))
      }
      className="flex flex-col gap-6"
    >
      <input type="hidden" name={PRICE_FIELDS.number} value={number} />
      <input type="hidden" name={PRICE_FIELDS.ground} value={JSON.stringify(ground)} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={here}>{m.prices_draft_name({ number })}</BackLink>
          <h1 className="text-28 font-semibold">{m.prices_conflict_title()}</h1>
          <p className="text-blaek-600">{m.prices_conflict_lead({ number })}</p>
        </div>
        <Buttons number={number} />
      </header>
      <p
        role="alert"
        tabIndex={-1}
        data-opened=""
        className="flex max-w-none gap-3 rounded-card bg-sol-100 px-5 py-3"
      >
        <ForkIcon className="shrink-0 text-sol-700" />
        <span>
          <Who last={other} />
          {merged.length > 0 && `${m.prices_conflict_saved({ count: merged.length })} `}
          {m.prices_conflict_choose({ count: conflicts.length })}
        </span>
      </p>
      <AdminCard
        title={{
          id: 'both',
          text: m.prices_conflict_both(),
          note: conflicts.length > 1 && (
            <ChooseAll
              chosen={chosen}
              all={conflicts.length}
              theirName={theirName}
              choose={(choice) => chooseAll(form.current, choice)}
            />
          ),
        }}
      >
        <ConflictHead other={other} />
        <ul className="px-5 pb-2">
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.key}
              draft={draft}
              conflict={conflict}
              author={authors[conflict.key]}
              isLatest={other !== null && authors[conflict.key]?.by === other.by}
              effects={effects[conflict.key] ?? null}
              chosen={choices[conflict.key] ?? NO_CHOICE}
              problem={problems.find(({ key }) => key === conflict.key)}
              isUnanswered={unanswered.includes(conflict.key)}
            />
          ))}
        </ul>
      </AdminCard>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        {merged.length > 0 ? <MergedCells draft={draft} merged={merged} /> : <NoneMerged />}
        <div className="flex flex-col gap-6">
          <ConflictHouse
            draft={draft}
            books={{
              chosen: book,
              mine: bookOfOne(met, 'mine'),
              theirs: bookOfOne(met, 'theirs'),
            }}
            theirName={theirName}
          />
          <BothSaved number={number} waiting={conflicts.length} other={other} />
        </div>
      </div>
      <KeyRow
        keys={[
          { caps: ['1'], what: m.prices_keys_mine() },
          { caps: ['2'], what: m.prices_keys_theirs() },
          { caps: ['3'], what: m.prices_keys_own() },
          { caps: ['↑', '↓'], what: m.prices_keys_field() },
          { caps: ['Ctrl', 'Enter'], what: m.prices_keys_save() },
        ]}
      />
    </Form>
  );
}

/** Who saved last of those whose changes one has met. */
const latestOf = (authors: readonly CellAuthor[]): CellAuthor | null =>
  authors.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null;

/** Who saved meanwhile, and when last. */
function Who({ last }: { readonly last: CellAuthor | null }) {
  if (last === null) return null;
  const at = recentTime(last.at, getLocale());
  return (
    <strong className="mr-1 font-semibold">
      {last.isYou ? m.prices_conflict_you({ at }) : m.prices_conflict_who({ name: last.by, at })}
    </strong>
  );
}

function NoneMerged() {
  return (
    <AdminCard title={{ id: 'none-merged', text: m.prices_conflict_merged() }}>
      <p className="px-5 pb-4 text-blaek-600">{m.prices_conflict_merged_none()}</p>
    </AdminCard>
  );
}

function Buttons({ number }: { readonly number: number }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size={44} variant="outlined" name={PRICE_FIELDS.intent} value="branch">
        {m.prices_conflict_branch()}
      </Button>
      <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="resolve">
        {m.prices_conflict_save({ number })}
      </Button>
    </div>
  );
}
