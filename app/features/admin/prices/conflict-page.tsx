import { Form } from 'react-router';
import { ruleFieldOf } from '../../../../domain/prices/rule-fields.ts';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { AdminCard } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { baseText } from './cell-texts.ts';
import { cellName } from './price-words.ts';
import { PRICE_FIELDS, PRICE_QUERY, type DraftAnswer } from './prices-view.ts';

type Conflict = Extract<DraftAnswer, { readonly kind: 'conflict' }>;
type ConflictPageProps = { readonly draft: PriceDraft; readonly answer: Conflict };

/** Two people have changed the same cells: whoever saves last chooses, cell by cell, and neither's work is lost. */
export function ConflictPage({ draft, answer }: ConflictPageProps) {
  const { number } = draft;
  const { conflicts, saved, unanswered } = answer;
  const here = `${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${number}`;
  return (
    <Form method="post" action={here} className="flex flex-col gap-6">
      <input type="hidden" name={PRICE_FIELDS.number} value={number} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={here}>{m.prices_draft_name({ number })}</BackLink>
          <h1 className="text-28 font-semibold">{m.prices_conflict_title()}</h1>
          <p className="text-blaek-600">{m.prices_conflict_lead({ number })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="resolve">
            {m.prices_conflict_save({ number })}
          </Button>
          <Button
            type="submit"
            size={44}
            variant="outlined"
            name={PRICE_FIELDS.intent}
            value="branch"
          >
            {m.prices_conflict_branch()}
          </Button>
        </div>
      </header>
      <p role="alert" className="rounded-card bg-sol-100 px-5 py-3 font-semibold">
        {saved > 0 && `${m.prices_conflict_saved({ count: saved })} `}
        {m.prices_conflict_choose({ count: conflicts.length })}
      </p>
      <AdminCard title={{ id: 'both', text: m.prices_conflict_both() }}>
        <ul className="px-5 pb-5">
          {conflicts.map((conflict) => (
            <Choice
              key={conflict.key}
              draft={draft}
              conflict={conflict}
              isUnanswered={unanswered.includes(conflict.key)}
            />
          ))}
        </ul>
      </AdminCard>
    </Form>
  );
}

type ChoiceProps = {
  readonly draft: PriceDraft;
  readonly conflict: EditConflict;
  readonly isUnanswered: boolean;
};

function Choice({ draft, conflict, isUnanswered }: ChoiceProps) {
  const { key, ground, mine, theirs } = conflict;
  const { base, catalogue } = draft;
  const shown = (text: string | null) =>
    text ?? `${baseText(base.book, key)} (${m.prices_conflict_as_base({ number: base.number })})`;
  const isTyped = !['stop', 'removed', 'roofTypes', 'buildingTypes', 'battery'].includes(
    ruleFieldOf(key)?.field ?? '',
  );
  const card = `flex min-h-16 items-center gap-3 rounded-control border bg-white px-4 py-2 has-checked:border-2 has-checked:border-gran-700 has-checked:bg-gran-100 ${isUnanswered ? 'border-tegl-600' : 'border-sten-500'}`;
  const radio = (value: 'mine' | 'theirs' | 'own') => (
    <input
      type="radio"
      name={PRICE_FIELDS.choice + key}
      value={value}
      className="size-6 shrink-0 accent-gran-700"
    />
  );
  return (
    <li className="border-t border-hairline py-4">
      <fieldset className={isUnanswered ? 'border-l-4 border-tegl-600 pl-3' : ''}>
        <legend className="font-semibold">
          {cellName(key, catalogue, base.book.adjustments)}
          <span className="ml-3 font-normal text-blaek-600">
            {m.prices_conflict_before()}: {shown(ground)}
          </span>
        </legend>
        <input type="hidden" name={PRICE_FIELDS.was + key} value={JSON.stringify(ground)} />
        <input type="hidden" name={PRICE_FIELDS.mine + key} value={JSON.stringify(mine)} />
        <input type="hidden" name={PRICE_FIELDS.theirs + key} value={JSON.stringify(theirs)} />
        <div className="mt-2 grid gap-3 min-[43.75rem]:grid-cols-3">
          <label className={card}>
            {radio('mine')}
            <span>
              <span className="block text-blaek-600">{m.prices_conflict_mine()}</span>
              {shown(mine)}
            </span>
          </label>
          <label className={card}>
            {radio('theirs')}
            <span>
              <span className="block text-blaek-600">{m.prices_conflict_theirs()}</span>
              {shown(theirs)}
            </span>
          </label>
          {isTyped && (
            <div className={card}>
              <label className="flex items-center gap-3">
                {radio('own')}
                <span className="sr-only">{m.prices_conflict_own()}</span>
              </label>
              <input
                type="text"
                name={PRICE_FIELDS.own + key}
                aria-label={`${m.prices_conflict_own_label()}: ${cellName(key, catalogue, base.book.adjustments)}`}
                placeholder={m.prices_conflict_own_label()}
                maxLength={500}
                className="h-11 min-w-0 flex-1 rounded-control border border-sten-500 px-3"
              />
            </div>
          )}
        </div>
        {isUnanswered && (
          <p className="mt-2 flex items-center gap-2 font-semibold text-tegl-600">
            <AlertIcon size={20} />
            {m.prices_conflict_unanswered()}
          </p>
        )}
      </fieldset>
    </li>
  );
}
