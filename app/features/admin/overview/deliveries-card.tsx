import type { Deliveries } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { pausedWords } from '../messages/sending-state.tsx';
import { StateMark } from '../state-mark.tsx';

const LINK = 'text-gran-700 underline underline-offset-4';

type DeliveriesCardProps = {
  readonly deliveries: Deliveries;
  /** Today's date in Denmark. */
  readonly today: string;
};

/** What was delivered within a week, what waits and what was given up; each figure leads to its list. */
export function DeliveriesCard({ deliveries: { lately, pause }, today }: DeliveriesCardProps) {
  const locale = getLocale();
  const last = lately
    .flatMap(({ lastSentAt }) => lastSentAt ?? [])
    .toSorted()
    .at(-1);
  const link = (status: 'sent' | 'pending' | 'dead', count: number) => (
    <SiteLink to={`${staffLinks.messages()}?state=${status}`} className={LINK}>
      {decimal(count, locale)}
    </SiteLink>
  );
  return (
    <AdminCard
      title={{
        id: 'deliveries',
        text: m.admin_overview_deliveries(),
        note: m.admin_overview_seven_days(),
      }}
    >
      {pause !== null && (
        <p className="flex flex-wrap items-baseline gap-2 px-5 pb-3">
          <StateMark mark="triangle" />
          <strong className="font-semibold">{pausedWords(pause, today)}</strong>
          <SiteLink to={staffLinks.messages()} className={LINK}>
            {m.admin_messages_resume()}
          </SiteLink>
        </p>
      )}
      {/* The edge of the last column that a narrow card has. */}
      <div className="max-desktop:[&_tr>:is(td,th):nth-child(4)]:pr-5!">
        <AdminTable
          isTight
          labelledBy="deliveries"
          columns={[
            { name: m.admin_overview_message() },
            { name: m.admin_overview_sent(), align: 'right' },
            { name: m.admin_overview_pending(), align: 'right' },
            { name: m.admin_overview_given_up(), align: 'right' },
            { name: m.admin_source_state(), isWide: true },
          ]}
        >
          {lately.map(({ kind, sent, pending, dead }) => (
            <tr key={kind} className="h-11">
              <AdminCell isName className="font-semibold">
                {kind === 'mail' ? m.admin_overview_mail() : m.admin_overview_sms()}
                {/* In a narrow card there is no column for it. */}
                <span className="font-normal desktop:hidden">
                  <DeliveryState {...{ sent, pending, dead }} />
                </span>
              </AdminCell>
              <AdminCell align="right">{link('sent', sent)}</AdminCell>
              <AdminCell align="right">{link('pending', pending)}</AdminCell>
              <AdminCell align="right" className={dead > 0 ? 'font-semibold' : ''}>
                {link('dead', dead)}
              </AdminCell>
              <AdminCell className="hidden desktop:table-cell">
                <DeliveryState {...{ sent, pending, dead }} />
              </AdminCell>
            </tr>
          ))}
        </AdminTable>
      </div>
      <p className="px-5 py-3 text-blaek-600">
        {last === undefined
          ? m.admin_delivery_none()
          : m.admin_delivery_last({ at: shortDateTime(last, locale) })}
      </p>
    </AdminCard>
  );
}

type DeliveryStateProps = Pick<Deliveries['lately'][number], 'sent' | 'pending' | 'dead'>;

function DeliveryState({ sent, pending, dead }: DeliveryStateProps) {
  return (
    <span className="flex items-center gap-2">
      <StateMark mark={dead > 0 ? 'square' : pending > 0 ? 'triangle' : 'circle'} />
      {dead > 0
        ? m.admin_delivery_dead({ count: dead })
        : pending > 0
          ? m.admin_delivery_pending({ count: pending })
          : sent > 0
            ? m.admin_delivery_all()
            : m.admin_delivery_quiet()}
    </span>
  );
}
