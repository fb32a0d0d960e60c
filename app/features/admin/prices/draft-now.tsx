import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { lineOf } from '../../../../domain/prices/price-lines.ts';
import { ruleFieldOf } from '../../../../domain/prices/rule-fields.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { AdminCard } from '../admin-table.tsx';
import { AuthorMark } from './author-mark.tsx';
import { cellName, groupName } from './price-words.ts';
import type { SheetStep } from './sheet-history.ts';

type DraftNowProps = {
  readonly draft: PriceDraft;
  /** What was done here, the latest last. */
  readonly steps: readonly SheetStep[];
  /** When this page was opened. */
  readonly opened: string;
  readonly undo: (id: number) => void;
  /** Leads to a cell. */
  readonly show: (key: string) => void;
};

const MOST_SHOWN = 6;
const LINK = 'min-h-9 text-gran-700 underline underline-offset-4';

/** Who has changed what in a draft, the latest first; what was done here can be taken back. */
export function DraftNow({ draft, steps, opened, undo, show }: DraftNowProps) {
  const people = peopleIn(draft);
  const own = steps.map((step) => ({
    key: `step-${step.id}`,
    at: step.at,
    words: stepWords(step, draft),
    act: () => undo(step.id),
    verb: m.prices_undo(),
  }));
  const saved = savingsIn(draft)
    .filter(({ isYou, at }) => !isYou || at <= opened)
    .map(({ by, at, keys }) => ({
      key: `${by} ${at}`,
      at,
      words: m.prices_now_cells({ name: by, count: keys.length }),
      act: () => show(keys[0]!),
      verb: m.prices_now_show(),
    }));
  const latest = [...own, ...saved].toSorted((a, b) => b.at.localeCompare(a.at));
  if (people.length === 0 && latest.length === 0) return null;
  return (
    <AdminCard title={{ id: 'now', text: m.prices_now() }}>
      <ul className="px-5">
        {people.map(({ by, isYou, parts }) => (
          <li key={by} className="flex items-start gap-3 border-t border-hairline py-2">
            <AuthorMark author={{ by, isYou }} />
            <span>
              <strong className="block font-semibold">{isYou ? m.prices_now_you() : by}</strong>
              <span className="text-blaek-600">{parts.join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {latest.length > 0 && (
        <div className="mx-5 border-t border-blaek pt-3 pb-3">
          <h3 className="font-semibold">{m.prices_now_latest()}</h3>
          <ul>
            {latest.slice(0, MOST_SHOWN).map(({ key, at, words, act, verb }) => (
              <li
                key={key}
                className="flex items-center justify-between gap-3 border-t border-hairline first:border-t-0"
              >
                <span className="py-1.5 wrap-anywhere">
                  <span className="tabular-nums">{recentTime(at, getLocale())}</span> {words}
                </span>
                <button
                  type="button"
                  aria-label={`${verb}: ${words}`}
                  onClick={act}
                  className={LINK}
                >
                  {verb}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AdminCard>
  );
}

/** What a step is called: its cell, or how many. */
export function stepWords({ after }: SheetStep, { base, catalogue }: PriceDraft): string {
  const [key, ...more] = Object.keys(after);
  return key === undefined || more.length > 0
    ? m.prices_step_cells({ count: Object.keys(after).length })
    : cellName(key, catalogue, base.book.adjustments);
}

/** Which part of the draft a cell is in. */
function partOf(key: string): string {
  if (ruleFieldOf(key) !== null) return m.prices_rules();
  const line = lineOf(key.slice(0, key.lastIndexOf('.')));
  return line === null ? m.prices_basis() : groupName(line.group);
}

function peopleIn({ cells }: PriceDraft) {
  const all = Object.entries(cells);
  const names = [...new Set(all.map(([, { by }]) => by))];
  return names
    .map((by) => {
      const own = all.filter(([, cell]) => cell.by === by);
      return {
        by,
        isYou: own.some(([, { isYou }]) => isYou),
        parts: [...new Set(own.map(([key]) => partOf(key)))],
      };
    })
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou));
}

/** Cells by the saving that changed them last. */
function savingsIn({ cells }: PriceDraft) {
  const savings = new Map<string, { by: string; isYou: boolean; at: string; keys: string[] }>();
  for (const [key, { by, isYou, at }] of Object.entries(cells)) {
    const id = `${by} ${at}`;
    const saving = savings.get(id) ?? { by, isYou, at, keys: [] };
    saving.keys.push(key);
    savings.set(id, saving);
  }
  return [...savings.values()];
}
