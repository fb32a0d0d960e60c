import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { AdminCard } from '../admin-table.tsx';
import { auditQuery } from '../audit/audit-view.ts';
import { NO_AUDIT_FILTER } from '../../../../domain/staff/audit.ts';
import { pricedHouse, REFERENCE_HOUSES } from './priced-house.ts';
import { PRICE_QUERY, type CellAuthor } from './prices-view.ts';
import { houseWords } from './reference-houses.tsx';

type ConflictHouseProps = {
  readonly draft: PriceDraft;
  /** With what is chosen so far, with one’s own changes only, and with theirs only. */
  readonly books: {
    readonly chosen: PriceBook;
    readonly mine: PriceBook;
    readonly theirs: PriceBook;
  };
  readonly theirName: string | null;
};

/** What a common home costs with the choices so far, and with either person’s changes alone. */
export function ConflictHouse({ draft, books, theirName }: ConflictHouseProps) {
  const locale = getLocale();
  const [house] = REFERENCE_HOUSES;
  const priceOf = (book: PriceBook) => pricedHouse(house, draft, book);
  const [chosen, mine, theirs] = [books.chosen, books.mine, books.theirs].map(priceOf);
  if (chosen == null || mine == null || theirs == null) return null;
  const { number, isInForce } = draft.base;
  const rows = [
    [m.prices_conflict_only_mine(), mine.afterOre],
    [
      theirName === null
        ? m.prices_conflict_only_theirs()
        : m.prices_conflict_only_of({ name: theirName }),
      theirs.afterOre,
    ],
    [
      isInForce ? m.prices_conflict_in_force({ number }) : m.prices_column_base({ number }),
      chosen.beforeOre,
    ],
  ] as const;
  return (
    <AdminCard
      title={{ id: 'house', text: m.prices_conflict_house(), note: m.prices_conflict_house_note() }}
    >
      <div className="px-5 pb-2">
        <p className="text-blaek-600">{houseWords(house)}</p>
        <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-2">
          <strong className="text-36 font-semibold tabular-nums">
            {decimal(chosen.afterOre / 100, locale)}
          </strong>
          <span className="font-semibold">{m.prices_reference_unit()}</span>
        </p>
      </div>
      <dl className="px-5 pb-3">
        {rows.map(([name, ore]) => (
          <div key={name} className="flex justify-between gap-3 border-t border-hairline py-2">
            <dt>{name}</dt>
            <dd className="tabular-nums">{decimal(ore / 100, locale)}</dd>
          </div>
        ))}
      </dl>
    </AdminCard>
  );
}

type BothSavedProps = {
  readonly number: number;
  /** How many of one’s own cells wait for a choice. */
  readonly waiting: number;
  /** Who was quicker; null: nobody’s name is known, since the cells were put back. */
  readonly other: CellAuthor | null;
};

/** Where each one’s work is, whichever of the two is chosen. */
export function BothSaved({ number, waiting, other }: BothSavedProps) {
  const log = staffLinks.audit() + auditQuery({ ...NO_AUDIT_FILTER, area: 'prices' });
  const draft = `${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${number}`;
  return (
    <AdminCard title={{ id: 'both-saved', text: m.prices_conflict_kept() }}>
      <ul className="px-5 pb-1">
        <Kept
          name={m.prices_conflict_mine()}
          words={m.prices_conflict_kept_mine({ count: waiting })}
          to={log}
        />
        <Kept
          name={
            other === null
              ? m.prices_conflict_theirs()
              : other.isYou
                ? m.prices_conflict_other_window({ at: recentTime(other.at, getLocale()) })
                : m.prices_conflict_by({ name: other.by, at: recentTime(other.at, getLocale()) })
          }
          words={m.prices_conflict_kept_theirs({ number })}
          to={draft}
        />
      </ul>
      <p className="mx-5 border-t border-hairline py-3 text-blaek-600">
        {m.prices_conflict_kept_before()}
      </p>
    </AdminCard>
  );
}

type KeptProps = {
  readonly name: string;
  readonly words: string;
  readonly to: string;
};

function Kept({ name, words, to }: KeptProps) {
  return (
    <li className="flex items-start gap-3 border-t border-hairline py-2 first:border-t-0">
      <span className="min-w-0 flex-1">
        <strong className="block font-semibold">{name}</strong>
        <span className="text-blaek-600">{words}</span>
      </span>
      {/* In a window of its own: what is chosen here stays. */}
      <a
        href={to}
        target="_blank"
        rel="noreferrer"
        aria-label={m.prices_conflict_kept_open({ name })}
        className="inline-flex min-h-9 items-center text-gran-700 underline underline-offset-4"
      >
        {m.prices_conflict_open()}
      </a>
    </li>
  );
}
