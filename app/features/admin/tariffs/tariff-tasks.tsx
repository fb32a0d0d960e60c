import { tariffTasks, type TariffTask } from '../../../../domain/tariffs/tariff-tasks.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { listed } from '../../../../words/listed.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { RECORD_QUERY } from '../records/record-view.ts';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { lineName, shortName } from './tariff-words.ts';
import { TARIFF_QUERY, type TariffsView } from './tariffs-view.ts';

/** What runs out, what nobody has checked and what changes by itself, by day. */
export function TariffTasks({ view: { desk } }: { readonly view: TariffsView }) {
  return (
    <AdminCard title={{ id: 'to-do', text: m.tariffs_to_do(), note: m.tariffs_to_do_by_day() }}>
      <ul className="px-5 pb-2">
        {tariffTasks(desk.lines).map((task) => (
          <Task key={`${task.day} ${task.kind}`} task={task} />
        ))}
      </ul>
    </AdminCard>
  );
}

function Task({ task }: { readonly task: TariffTask }) {
  const { kind, day, lines } = task;
  const { company } = lines[0]!;
  const isNew = kind === 'next-missing' ? `&${RECORD_QUERY.isNew}=1` : '';
  return (
    <li className="border-t border-hairline py-3">
      <p className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2 font-semibold">
          <StateMark mark={markOf(task)} />
          {day === null ? m.tariffs_task_no_day() : shortDate(day, getLocale())}
        </span>
        <SiteLink
          to={`?${TARIFF_QUERY.company}=${company}${isNew}`}
          className="inline-flex min-h-6 items-center text-gran-700 underline underline-offset-4"
        >
          {verbOf(task)}
          <span className="sr-only">: {lineName(lines[0]!)}</span>
        </SiteLink>
      </p>
      <p className="text-blaek-600">
        {taskWords(task)}: {namesOf(task)}
      </p>
    </li>
  );
}

function markOf({ kind, light }: TariffTask): StateMarkShape {
  if (kind === 'until') return 'ring';
  return light === 'act' ? 'square' : light === 'watch' ? 'triangle' : 'circle';
}

function verbOf({ kind }: TariffTask): string {
  if (kind === 'next-missing') return m.tariffs_task_add();
  return kind === 'unchecked' || kind === 'by-law' ? m.tariffs_task_check() : m.tariffs_task_see();
}

function taskWords({ kind }: TariffTask): string {
  switch (kind) {
    case 'next-ready':
      return m.tariffs_task_next_ready();
    case 'until':
      return m.tariffs_task_until();
    case 'next-missing':
      return m.tariffs_task_missing();
    case 'unchecked':
      return m.tariffs_task_unchecked();
    case 'stands-in':
      return m.tariffs_task_stands_in();
    case 'by-law':
      return m.tariffs_task_by_law();
  }
}

/** More are counted: the drawing above has them all. */
const MOST_NAMED = 6;

function namesOf({ lines }: TariffTask): string {
  const names = [...new Set(lines.map(shortName))];
  const rest = names.length - MOST_NAMED;
  return rest <= 0
    ? listed(names, getLocale())
    : m.tariffs_task_more({ names: names.slice(0, MOST_NAMED).join(', '), count: rest });
}
