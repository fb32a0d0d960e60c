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
import type { Chosen } from './conflict-choices.ts';
import { Option, Own } from './conflict-option.tsx';
import { cellParts, problemWords } from './price-words.ts';
import { PRICE_FIELDS, type CellAuthor } from './prices-view.ts';
import { useOwnEffect } from './use-own-effect.ts';

type ConflictChoiceProps = {
  readonly draft: PriceDraft;
  readonly conflict: EditConflict;
  /** Of the other change; undefined: it put the cell back. */
  readonly author: CellAuthor | undefined;
  /** Whether it is the one whom the table's head names. */
  readonly isLatest: boolean;
  readonly isUnanswered: boolean;
  /** null: nobody can say. */
  readonly effects: ChoiceEffects | null;
  readonly chosen: Chosen;
  /** Of what was written instead of both. */
  readonly problem: DraftProblem | undefined;
};

/** Fields that are chosen rather than typed: what both have chosen is all there is. */
const CHOSEN = ['stop', 'removed', 'roofTypes', 'buildingTypes', 'battery'];

/** As in the table that the fields are where there is room for one. */
export const CONFLICT_COLUMNS =
  'min-[75rem]:grid-cols-[minmax(0,12fr)_5rem_minmax(0,10fr)_minmax(0,10fr)_minmax(0,11fr)_minmax(0,12fr)]';
/** What the table's head says of all. */
const IN_HEAD = 'min-[75rem]:sr-only';

/** One field that two people have changed, with both changes and room for a third. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { draft, conflict, author, isUnanswered, effects, chosen, problem, isLatest } = props;
  const { key, ground, mine, theirs } = conflict;
  const { base, catalogue } = draft;
  const { of, cell } = cellParts({ key, catalogue, rules: base.book.adjustments });
  const name = cell === null ? of : `${of}: ${cell}`;
  const shown = (text: string | null) =>
    text === null
      ? `${baseText(base.book, key)} (${m.prices_conflict_as_base({ number: base.number })})`
      : readerText(key, text);
  const id = `conflict-${key}`;
  return (
    <li className="border-t border-hairline py-4 first:border-t-0 min-[75rem]:py-3">
      <fieldset
        aria-labelledby={id}
        className={`grid min-w-0 items-center gap-3 min-[43.75rem]:grid-cols-3 ${CONFLICT_COLUMNS} ${isUnanswered ? '-ml-5 border-l-4 border-tegl-600 pl-4' : ''}`}
      >
        <input type="hidden" name={PRICE_FIELDS.was + key} value={JSON.stringify(ground)} />
        <input type="hidden" name={PRICE_FIELDS.mine + key} value={JSON.stringify(mine)} />
        <input type="hidden" name={PRICE_FIELDS.theirs + key} value={JSON.stringify(theirs)} />
        <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-6 min-[75rem]:contents">
          <span id={id} className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{of}</strong>
            {cell !== null && (
              <>
                <span className="min-[75rem]:sr-only">: </span>
                <span className="text-blaek-600 min-[75rem]:block">{cell}</span>
              </>
            )}
          </span>
          <span className="text-blaek-600 tabular-nums">
            <span className={IN_HEAD}>{m.prices_conflict_before()}: </span>
            {ground === null ? baseText(base.book, key) : readerText(key, ground)}
          </span>
        </div>
        <Option at={key} value="mine" isUnanswered={isUnanswered}>
          <span className={`block text-blaek-600 ${IN_HEAD}`}>{m.prices_conflict_mine()}</span>
          <strong className="font-semibold tabular-nums">{shown(mine)}</strong>
        </Option>
        <Option at={key} value="theirs" isUnanswered={isUnanswered}>
          <span className={`block text-blaek-600 ${isLatest ? IN_HEAD : ''}`}>
            {theirName(author)}
          </span>
          <strong className="font-semibold tabular-nums">{shown(theirs)}</strong>
        </Option>
        {CHOSEN.includes(ruleFieldOf(key)?.field ?? '') ? (
          <span className="hidden min-[75rem]:block" />
        ) : (
          <Own at={key} name={name} isUnanswered={isUnanswered} />
        )}
        <div className="col-span-full min-[75rem]:col-span-1">
          {chosen.choice === 'own' ? (
            <OwnEffect draft={draft} conflict={conflict} own={chosen.own} problem={problem} />
          ) : (
            effects !== null && (
              <Effects
                of={(
                  [
                    ['mine', m.prices_conflict_mine()],
                    ['theirs', author?.isYou === false ? author.by : theirName(author)],
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
            <p className="mt-1 flex items-center gap-2 font-semibold text-tegl-600">
              <AlertIcon size={20} className="shrink-0" />
              {m.prices_conflict_unanswered()}
            </p>
          )}
        </div>
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
    <dl aria-live="polite" className="flex flex-wrap gap-x-6 gap-y-1">
      {rows.map(([whose, words]) => (
        <div key={whose} className="flex flex-wrap gap-x-2">
          <dt className={rows.length > 1 ? 'text-blaek-600' : 'sr-only'}>{whose}:</dt>
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

export function theirName(author: CellAuthor | undefined): string {
  if (author === undefined) return m.prices_conflict_theirs();
  const at = recentTime(author.at, getLocale());
  return author.isYou
    ? m.prices_conflict_other_window({ at })
    : m.prices_conflict_by({ name: author.by, at });
}
