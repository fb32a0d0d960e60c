import type { Freshness } from '../../../../domain/tariffs/freshness.ts';
import type { Span, TariffBar, TariffLine } from '../../../../domain/tariffs/tariff-lines.ts';
import type { TariffDesk } from '../../../../domain/staff/tariffs.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { monthName } from '../../../../words/format.ts';
import { shortDate } from '../../../../words/date-time.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { BarsTable } from './bars-table.tsx';
import { barFigure, barKind, barWords, freshnessText, lineName } from './tariff-words.ts';
import { TARIFF_QUERY } from './tariffs-view.ts';

type TariffTimelineProps = { readonly desk: TariffDesk; readonly company: string };

const LIGHTS: Readonly<Record<Freshness['light'], StateMarkShape>> = {
  good: 'circle',
  watch: 'triangle',
  act: 'square',
};

const BARS: Readonly<Record<TariffBar['kind'], string>> = {
  now: 'bg-gran-700 text-white font-semibold',
  coming: 'border border-gran-700 bg-gran-100 text-gran-900 font-semibold',
  draft: 'border-2 border-dashed border-gran-700 bg-white text-gran-900 font-semibold',
  carried:
    'border border-hairline bg-[repeating-linear-gradient(135deg,#fff_0_5px,#E7E2D7_5px_6px)] text-blaek-600',
};

/** What holds when, company by company: drawn in a table, so that it can be read without seeing it. */
export function TariffTimeline({ desk, company }: TariffTimelineProps) {
  const { lines, span } = desk;
  return (
    <AdminCard title={{ id: 'when', text: m.tariffs_when() }}>
      <Legend />
      <div
        className="max-h-[34rem] overflow-auto px-5 pb-4"
        role="region"
        aria-labelledby="when"
        tabIndex={0}
      >
        <table aria-labelledby="when" className="w-full min-w-[56rem] border-collapse">
          <thead className="sticky top-0 z-10 bg-white text-left">
            <tr>
              <th scope="col" className="w-52 font-normal text-blaek-600">
                {m.tariffs_company()}
              </th>
              <th scope="col" className="w-44 font-normal text-blaek-600">
                {m.tariffs_state()}
              </th>
              <th scope="col" className="font-normal">
                <Axis desk={desk} />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={`${line.company} ${line.part}`}
                line={line}
                span={span}
                isOpen={line.company === company}
              />
            ))}
          </tbody>
        </table>
      </div>
      <BarsTable lines={lines} span={span} />
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">{m.tariffs_law_note()}</p>
    </AdminCard>
  );
}

function Legend() {
  const kinds = [
    { kind: 'now', name: m.tariffs_bar_now() },
    { kind: 'coming', name: m.tariffs_bar_coming() },
    { kind: 'draft', name: m.tariffs_bar_draft() },
    { kind: 'carried', name: m.tariffs_bar_carried() },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 px-5 pb-3">
      {kinds.map(({ kind, name }) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden="true" className={`h-4 w-7 rounded-sm ${BARS[kind]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const at = (day: string, { from, to }: Span): number =>
  ((Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from))) * 100;

/** First days of quarters within the span. */
function quarters({ from, to }: Span): readonly string[] {
  const year = Number(from.slice(0, 4));
  return [0, 1, 2]
    .flatMap((more) => ['01', '04', '07', '10'].map((month) => `${year + more}-${month}-01`))
    .filter((day) => day >= from && day < to);
}

function Axis({ desk: { span, today } }: { readonly desk: TariffDesk }) {
  return (
    <div className="relative h-11">
      {quarters(span).map((day) => (
        <span
          key={day}
          style={{ left: `${at(day, span)}%` }}
          className="absolute bottom-1 text-14 whitespace-nowrap text-blaek-600"
        >
          {day.slice(5, 7) === '01' && (
            <span className="block font-semibold text-blaek">{day.slice(0, 4)}</span>
          )}
          {monthName(Number(day.slice(5, 7)), getLocale()).slice(0, 3)}
        </span>
      ))}
      <span
        style={{ left: `${at(today, span)}%` }}
        className="absolute top-0 -translate-x-1/2 rounded-control bg-sol-100 px-1.5 text-14 font-semibold text-sol-700"
      >
        {m.tariffs_today()}
      </span>
    </div>
  );
}

type LineProps = {
  readonly line: TariffLine;
  readonly span: Span;
  readonly isOpen: boolean;
};

function Line({ line, span, isOpen }: LineProps) {
  const { company, freshness, bars } = line;
  return (
    <tr className={isOpen ? 'bg-[#EEF5F1]' : ''}>
      <th scope="row" className="border-t border-hairline py-1 pr-3 text-left font-semibold">
        <SiteLink
          to={`?${TARIFF_QUERY.company}=${company}`}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
          className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
        >
          {lineName(line)}
        </SiteLink>
      </th>
      <td className="border-t border-hairline py-1 pr-3 whitespace-nowrap">
        <span className="inline-flex items-center gap-2">
          <StateMark mark={LIGHTS[freshness.light]} />
          {freshnessText(freshness)}
        </span>
      </td>
      <td className="border-t border-hairline">
        <div className="relative h-10 overflow-hidden">
          {bars.map((bar) => (
            <Bar key={`${bar.kind} ${bar.from}`} bar={bar} span={span} />
          ))}
        </div>
      </td>
    </tr>
  );
}

/** A bar of less than this share of the drawing has no room for its words [%]. */
const ROOM_FOR_WORDS = 14;
/** The same, for a price's unit: two months. */
const ROOM_FOR_UNIT = 12;

function Bar({ bar, span }: { readonly bar: TariffBar; readonly span: Span }) {
  const { kind, from, to, ore } = bar;
  const left = at(from, span);
  const share = at(to, span) - left;
  const words = barWords(bar);
  return (
    <span
      style={{ left: `${left}%`, width: `calc(${share}% - 2px)` }}
      title={`${words}, ${shortDate(from, getLocale())}`}
      className={`absolute top-2 flex h-[25px] items-center overflow-hidden rounded-sm px-2 whitespace-nowrap ${BARS[kind]}`}
    >
      <span
        className={
          kind === 'carried'
            ? `rounded-sm bg-white/80 px-1 ${share < ROOM_FOR_WORDS ? 'sr-only' : ''}`
            : ''
        }
      >
        {ore !== null && share < ROOM_FOR_UNIT ? barFigure(ore) : words}
      </span>
      <span className="sr-only">
        {' '}
        {barKind(kind)} {shortDate(from, getLocale())}
      </span>
    </span>
  );
}
