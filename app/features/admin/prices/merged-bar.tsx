import { useState } from 'react';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { initialsOf } from '../frame/initials.ts';

type MergedBarProps = {
  readonly draft: PriceDraft;
  /** When this page was opened. */
  readonly opened: string;
  readonly show: (keys: readonly string[]) => void;
};

/** What somebody else has saved since, merged by itself, with the way to it. */
export function MergedBar({ draft, opened, show }: MergedBarProps) {
  const [read, setRead] = useState(opened);
  const since = Object.entries(draft.cells)
    .filter(([, { isYou, at }]) => !isYou && at > read)
    .toSorted(([, a], [, b]) => b.at.localeCompare(a.at));
  const latest = since[0]?.[1];
  if (latest === undefined) return null;
  const { by, at } = latest;
  const keys = since.flatMap(([key, cell]) => (cell.by === by ? [key] : []));
  const link = 'min-h-11 text-gran-700 underline underline-offset-4';
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-card bg-gran-100 px-5 py-1">
      <p role="status" className="min-w-0 flex-1 py-2">
        <strong className="font-semibold">
          {m.prices_merged({ name: by, count: keys.length, at: recentTime(at, getLocale()) })}
        </strong>{' '}
        {m.prices_merged_note({ initials: initialsOf(by) })}
      </p>
      <button type="button" onClick={() => show(keys)} className={`${link} font-semibold`}>
        {m.prices_merged_show()}
      </button>
      <button type="button" onClick={() => setRead(at)} className={link}>
        {m.prices_merged_close()}
      </button>
    </div>
  );
}
