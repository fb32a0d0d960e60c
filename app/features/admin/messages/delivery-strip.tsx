import type { ReactNode } from 'react';
import type { Delivery } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { SiteLink } from '../../../site-link.tsx';
import { momentWords } from './message-words.ts';
import { MESSAGES_QUERY } from './messages-view.ts';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';

type DeliveryStripProps = {
  readonly deliveries: readonly Delivery[];
  /** The Danish day that it is. */
  readonly today: string;
};

/** Whether mail and SMS reach anybody, and what waits or was given up. */
export function DeliveryStrip({ deliveries, today }: DeliveryStripProps) {
  const locale = getLocale();
  const count = (status: 'pending' | 'dead') =>
    deliveries.reduce((sum, delivery) => sum + delivery[status], 0);
  const [pending, dead] = [count('pending'), count('dead')];
  const [next] = deliveries.flatMap(({ nextTryAt }) => nextTryAt ?? []).toSorted();
  return (
    <ul className="grid overflow-hidden rounded-card border border-hairline bg-hairline gap-px min-[40rem]:grid-cols-2 desktop:grid-cols-4">
      {deliveries.map(({ kind, sent, lastSentAt, ...left }) => (
        <State
          key={kind}
          mark={left.dead > 0 ? 'square' : sent > 0 ? 'circle' : 'ring'}
          name={kind === 'mail' ? m.admin_overview_mail() : m.admin_overview_sms()}
        >
          {lastSentAt === null
            ? m.admin_messages_none_sent()
            : m.admin_messages_last_sent({
                count: decimal(sent, locale),
                at: momentWords(lastSentAt, today),
              })}
        </State>
      ))}
      <State
        mark={pending > 0 ? 'triangle' : 'circle'}
        name={m.admin_delivery_pending({ count: pending })}
      >
        {next === undefined
          ? m.admin_messages_nothing_waits()
          : m.admin_messages_next_try({ at: momentWords(next, today) })}
      </State>
      <State mark={dead > 0 ? 'square' : 'circle'} name={m.admin_delivery_dead({ count: dead })}>
        {dead > 0 ? (
          <SiteLink
            to={`?${new URLSearchParams({ [MESSAGES_QUERY.state]: 'dead' })}`}
            className="text-gran-700 underline underline-offset-4"
          >
            {m.admin_messages_dead_list()}
          </SiteLink>
        ) : (
          m.admin_messages_nothing_dead()
        )}
      </State>
    </ul>
  );
}

type StateProps = {
  readonly mark: StateMarkShape;
  readonly name: string;
  readonly children: ReactNode;
};

function State({ mark, name, children }: StateProps) {
  return (
    <li className="bg-white px-5 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <StateMark mark={mark} />
        {name}
      </p>
      <p className="text-blaek-600">{children}</p>
    </li>
  );
}
