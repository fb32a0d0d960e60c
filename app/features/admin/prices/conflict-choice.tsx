import type { ReactNode } from 'react';
import type { ChoiceEffect, ChoiceEffects } from '../../../../domain/prices/choice-effect.ts';
import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import { ruleFieldOf } from '../../../../domain/prices/rule-fields.ts';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { kr } from '../../../../words/format.ts';
import { AlertIcon } from '../../../ui/icons.tsx';
import { baseText, readerText } from './cell-texts.ts';
import type { Choice, Chosen } from './conflict-choices.ts';
import { cellName, problemWords } from './price-words.ts';
import { PRICE_FIELDS, type CellAuthor } from './prices-view.ts';
import { useOwnEffect } from './use-own-effect.ts';

type ConflictChoiceProps = {
  readonly draft: PriceDraft;
  readonly conflict: EditConflict;
  /** Of the other change; undefined: it put the cell back. */
  readonly author: CellAuthor | undefined;
  readonly isUnanswered: boolean;
  /** null: nobody can say. */
  readonly effects: ChoiceEffects | null;
  readonly chosen: Chosen;
  /** Of what was written instead of both. */
  readonly problem: DraftProblem | undefined;
};

/** Fields that are chosen rather than typed: what both have chosen is all there is. */
const CHOSEN = ['stop', 'removed', 'roofTypes', 'buildingTypes', 'battery'];

/** One field that two people have changed, with both changes and room for a third. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { draft, conflict, author, isUnanswered, effects, chosen, problem } = props;
  const { key, ground, mine, theirs } = conflict;
  const { base, catalogue } = draft;
  const name = cellName(key, catalogue, base.book.adjustments);
  const shown = (text: string | null) =>
    text === null
      ? `${baseText(base.book, key)} (${m.prices_conflict_as_base({ number: base.number })})`
      : readerText(key, text);
  return (
    <li className="border-t border-hairline py-4">
      <fieldset className={isUnanswered ? 'border-l-4 border-tegl-600 pl-3' : ''}>
        <legend className="w-full">
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-semibold">{name}</span>
            <span className="text-blaek-600">
              {m.prices_conflict_before()}: {shown(ground)}
            </span>
          </span>
        </legend>
        <input type="hidden" name={PRICE_FIELDS.was + key} value={JSON.stringify(ground)} />
        <input type="hidden" name={PRICE_FIELDS.mine + key} value={JSON.stringify(mine)} />
        <input type="hidden" name={PRICE_FIELDS.theirs + key} value={JSON.stringify(theirs)} />
        <div className="mt-2 grid gap-3 min-[43.75rem]:grid-cols-3">
          <Option at={key} value="mine" isUnanswered={isUnanswered}>
            <span className="block text-blaek-600">{m.prices_conflict_mine()}</span>
            <strong className="font-semibold tabular-nums">{shown(mine)}</strong>
          </Option>
          <Option at={key} value="theirs" isUnanswered={isUnanswered}>
            <span className="block text-blaek-600">{theirName(author)}</span>
            <strong className="font-semibold tabular-nums">{shown(theirs)}</strong>
          </Option>
          {!CHOSEN.includes(ruleFieldOf(key)?.field ?? '') && (
            <Own at={key} name={name} isUnanswered={isUnanswered} />
          )}
        </div>
        {chosen.choice === 'own' ? (
          <OwnEffect draft={draft} conflict={conflict} own={chosen.own} problem={problem} />
        ) : (
          effects !== null && (
            <Effects
              of={(
                [
                  ['mine', m.prices_conflict_mine()],
                  ['theirs', theirName(author)],
                ] as const
              ).flatMap(([side, whose]) =>
                chosen.choice === null || chosen.choice === side
                  ? [[whose, effectWords(effects[side])]]
                  : [],
              )}
            />
          )
        )}
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

/** What the chosen change does to the latest reports; before there is a choice, what each would do. */
function Effects({
  of: rows,
}: {
  readonly of: readonly (readonly [whose: string, words: string])[];
}) {
  return (
    <dl aria-live="polite" className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      {rows.map(([whose, words]) => (
        <div key={whose} className="flex flex-wrap gap-x-2">
          <dt className="text-blaek-600">{whose}:</dt>
          <dd className="tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

type OwnEffectProps = Pick<ConflictChoiceProps, 'draft' | 'conflict' | 'problem'> & {
  readonly own: string;
};

/** The same for what was written instead of both, tried as it is typed. */
function OwnEffect({ draft: { number }, conflict, own, problem }: OwnEffectProps) {
  const effect = useOwnEffect({ number, conflict, own: problem === undefined ? own : '' });
  const words =
    own === ''
      ? m.prices_effect_write()
      : problem !== undefined
        ? problemWords(problem)
        : effect === null
          ? m.prices_effect_trying()
          : effectWords(effect);
  return <Effects of={[[m.prices_conflict_own(), words]]} />;
}

function effectWords({ tried, changed, meanOre }: ChoiceEffect): string {
  if (tried === 0) return m.prices_effect_untried();
  if (changed === 0) return m.prices_effect_none({ count: tried });
  const amount = kr(Math.abs(meanOre) / 100, getLocale());
  return meanOre < 0
    ? m.prices_effect_cheaper({ count: changed, all: tried, amount })
    : m.prices_effect_dearer({ count: changed, all: tried, amount });
}

function theirName(author: CellAuthor | undefined): string {
  if (author === undefined) return m.prices_conflict_theirs();
  const at = recentTime(author.at, getLocale());
  return author.isYou
    ? m.prices_conflict_other_window({ at })
    : m.prices_conflict_by({ name: author.by, at });
}

const card = (isUnanswered: boolean) =>
  `flex min-h-16 items-center gap-3 rounded-control border bg-white px-4 py-2 has-checked:border-2 has-checked:border-gran-700 has-checked:bg-gran-100 ${isUnanswered ? 'border-tegl-600' : 'border-sten-500'}`;

type OptionProps = {
  /** The cell. */
  readonly at: string;
  readonly isUnanswered: boolean;
};

function Radio({ at, value }: { readonly at: string; readonly value: Choice }) {
  return (
    <input
      type="radio"
      name={PRICE_FIELDS.choice + at}
      value={value}
      className="size-6 shrink-0 accent-gran-700"
    />
  );
}

function Option(
  props: OptionProps & { readonly value: 'mine' | 'theirs'; readonly children: ReactNode },
) {
  return (
    <label className={card(props.isUnanswered)}>
      <Radio at={props.at} value={props.value} />
      <span className="min-w-0 wrap-anywhere">{props.children}</span>
    </label>
  );
}

function Own({ at, name, isUnanswered }: OptionProps & { readonly name: string }) {
  return (
    <div className={card(isUnanswered)}>
      <label className="flex items-center gap-3">
        <Radio at={at} value="own" />
        <span className="sr-only">{m.prices_conflict_own()}</span>
      </label>
      <input
        type="text"
        name={PRICE_FIELDS.own + at}
        aria-label={`${m.prices_conflict_own_label()}: ${name}`}
        placeholder={m.prices_conflict_own_label()}
        maxLength={500}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          // Whoever writes something has chosen it.
          const radio = currentTarget.closest('fieldset')?.querySelector('[value=own]');
          if (radio instanceof HTMLInputElement) radio.checked = true;
        }}
        className="h-11 w-full min-w-0 flex-1 rounded-control border border-sten-500 bg-white px-3"
      />
    </div>
  );
}
