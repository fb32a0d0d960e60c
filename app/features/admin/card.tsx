import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../words/date-time.ts';
import { Button } from '../../ui/button.tsx';
import { AdminCard } from './admin-table.tsx';
import { StateMark } from './state-mark.tsx';

type CardProps<Facts> = {
  /** null: they could not be read. */
  readonly facts: Facts | null;
  readonly id: string;
  readonly title: string;
  /** When they were read. */
  readonly at: string;
  readonly children: (facts: Facts) => ReactNode;
};

/** When each card was last there, for as long as the tab is open. */
const lastSeen = new Map<string, string>();

/** A card that fails says so in its place; the others stay. */
export function Card<Facts>({ facts, id, title, at, children }: CardProps<Facts>) {
  const isThere = facts !== null;
  useEffect(() => {
    if (isThere) lastSeen.set(id, at);
  }, [isThere, id, at]);
  return isThere ? children(facts) : <FailedCard id={id} title={title} />;
}

function FailedCard({ id, title }: { readonly id: string; readonly title: string }) {
  const { revalidate, state } = useRevalidator();
  const last = lastSeen.get(id);
  return (
    <AdminCard title={{ id, text: title }}>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-5">
        <p className="flex items-center gap-3 font-semibold">
          <StateMark mark="square" />
          {m.admin_overview_failed()}
        </p>
        <Button
          size={44}
          variant="outlined"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {m.admin_overview_retry()}
          <span className="sr-only">: {title}</span>
        </Button>
        {last !== undefined && (
          <p className="text-blaek-600">
            {m.admin_overview_last_seen({ at: shortDateTime(last, getLocale()) })}
          </p>
        )}
      </div>
    </AdminCard>
  );
}
