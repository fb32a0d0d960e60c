import { useRef } from 'react';
import { Form } from 'react-router';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminCard } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { KeyRow } from '../key-row.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { chooseAll, onConflictKey } from './conflict-keys.ts';
import { MergedCells } from './merged-cells.tsx';
import { PRICE_FIELDS, PRICE_QUERY, type CellAuthor, type DraftAnswer } from './prices-view.ts';

type Conflict = Extract<DraftAnswer, { readonly kind: 'conflict' }>;
type ConflictPageProps = { readonly draft: PriceDraft; readonly answer: Conflict };

/** Two people have changed the same cells: whoever saves last chooses, cell by cell, and neither's work is lost. */
export function ConflictPage({ draft, answer }: ConflictPageProps) {
  const { number } = draft;
  const { conflicts, authors, merged, ground, unanswered } = answer;
  const form = useRef<HTMLFormElement>(null);
  const here = `${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${number}`;
  return (
    <Form
      method="post"
      action={here}
      ref={form}
      onKeyDown={onConflictKey}
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
      <p role="alert" tabIndex={-1} data-opened="" className="rounded-card bg-sol-100 px-5 py-3">
        <Who authors={Object.values(authors)} />
        {merged.length > 0 && `${m.prices_conflict_saved({ count: merged.length })} `}
        {m.prices_conflict_choose({ count: conflicts.length })}
      </p>
      <AdminCard title={{ id: 'both', text: m.prices_conflict_both() }}>
        {conflicts.length > 1 && (
          <p className="flex flex-wrap gap-x-6 px-5">
            {(['mine', 'theirs'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                onClick={() => chooseAll(form.current, choice)}
                className="min-h-11 text-gran-700 underline underline-offset-4"
              >
                {choice === 'mine' ? m.prices_conflict_all_mine() : m.prices_conflict_all_theirs()}
              </button>
            ))}
          </p>
        )}
        <ul className="px-5 pb-5">
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.key}
              draft={draft}
              conflict={conflict}
              author={authors[conflict.key]}
              isUnanswered={unanswered.includes(conflict.key)}
            />
          ))}
        </ul>
      </AdminCard>
      {merged.length > 0 && <MergedCells draft={draft} merged={merged} />}
      <KeyRow
        keys={[
          { caps: ['↑', '↓'], what: m.prices_keys_field() },
          { caps: ['1'], what: m.prices_keys_mine() },
          { caps: ['2'], what: m.prices_keys_theirs() },
          { caps: ['3'], what: m.prices_keys_own() },
          { caps: ['Ctrl', 'Enter'], what: m.prices_keys_save() },
        ]}
      />
    </Form>
  );
}

/** Who saved meanwhile, and when last. */
function Who({ authors }: { readonly authors: readonly CellAuthor[] }) {
  const [last] = [...authors].sort((a, b) => b.at.localeCompare(a.at));
  if (last === undefined) return null;
  const at = recentTime(last.at, getLocale());
  return (
    <strong className="mr-1 font-semibold">
      {last.isYou ? m.prices_conflict_you({ at }) : m.prices_conflict_who({ name: last.by, at })}
    </strong>
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
