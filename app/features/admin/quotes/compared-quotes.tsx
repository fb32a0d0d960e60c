import type { ReactNode } from 'react';
import { comparedLines, type ComparedLine } from '../../../../domain/staff/compared-quotes.ts';
import type { QuoteFacts, StaffLine } from '../../../../domain/staff/quotes.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { signed, years } from '../../../../words/format.ts';
import { priceLineName } from '../../../../words/price-line-name.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { LockIcon } from '../frame/nav-icons.tsx';
import { ruleWords } from './price-lines-card.tsx';
import { inKr, quoteStateName, shareWords } from './quote-words.ts';

/** What of a quote stands beside another one. */
export type ComparedQuote = Pick<
  QuoteFacts,
  | 'number'
  | 'state'
  | 'sentAt'
  | 'changedAt'
  | 'lines'
  | 'system'
  | 'totalExVatOre'
  | 'vatOre'
  | 'totalOre'
  | 'profitExVatOre'
>;

type ComparedQuotesProps = { readonly older: ComparedQuote; readonly newer: ComparedQuote };

const NEWER = 'bg-[#EEF5F1]';
const DARK = 'border-gran-900! bg-gran-900 text-white';

/** The last two quotes of a lead side by side: equal lines are folded with their sum, the others told one by one. */
export function ComparedQuotes({ older, newer }: ComparedQuotesProps) {
  const { equal, differing } = comparedLines(older.lines, newer.lines);
  const titles = { older: older.number, newer: newer.number };
  return (
    <AdminCard
      title={{
        id: 'compared-quotes',
        text: m.quotes_compared(titles),
        note: m.quotes_compared_note(),
      }}
    >
      <AdminTable
        labelledBy="compared-quotes"
        isTight
        columns={[
          { name: m.quotes_line() },
          { name: m.quotes_compared_one({ number: older.number }), align: 'right' },
          { name: m.quotes_compared_one({ number: newer.number }), align: 'right' },
          { name: m.staff_report_difference(), align: 'right' },
        ]}
      >
        <Row name={m.quotes_state()} older={stateWords(older)} newer={stateWords(newer)} />
        {equal.length > 0 && <EqualLines equal={equal} />}
        {differing.map(({ key, line, before, after }) => (
          <Row
            key={key}
            name={<LineName line={line} />}
            older={<Amount line={before} />}
            newer={<Amount line={after} />}
            differenceOre={(after?.totalOre ?? 0) - (before?.totalOre ?? 0)}
          />
        ))}
        <Sum name={m.quotes_total_ex_vat()} of="totalExVatOre" {...{ older, newer }} />
        <Sum name={m.quotes_vat()} of="vatOre" {...{ older, newer }} />
        <Sum name={m.quotes_total()} of="totalOre" isLarge {...{ older, newer }} />
        <Payback {...{ older, newer }} />
        <Profit {...{ older, newer }} />
      </AdminTable>
    </AdminCard>
  );
}

type RowProps = {
  readonly name: ReactNode;
  readonly older: ReactNode;
  readonly newer: ReactNode;
  /** [øre]; left out: there is none to tell. */
  readonly differenceOre?: number | undefined;
  readonly className?: string;
};

function Row({ name, older, newer, differenceOre, className = '' }: RowProps) {
  return (
    <tr>
      <AdminCell isName className={className}>
        {name}
      </AdminCell>
      <AdminCell align="right" className={className}>
        {older}
      </AdminCell>
      <AdminCell align="right" className={className === '' ? NEWER : className}>
        {newer}
      </AdminCell>
      <AdminCell align="right" className={className}>
        {differenceOre === undefined ? '' : signedKroner(differenceOre)}
      </AdminCell>
    </tr>
  );
}

const signedKroner = (ore: number) => (ore === 0 ? '–' : signed(ore / 100, getLocale()));

function stateWords({ state, sentAt, changedAt }: ComparedQuote): ReactNode {
  return (
    <>
      <span className="font-semibold">{quoteStateName(state)}</span>
      <span className="block text-blaek-600">{recentTime(sentAt ?? changedAt, getLocale())}</span>
    </>
  );
}

function LineName({ line }: { readonly line: StaffLine }) {
  const name = priceLineName(line.code, getLocale());
  const rule = ruleWords(line);
  // "Batteri 10 kWh" says already what it is.
  if (rule.startsWith(name)) return <span className="font-semibold">{rule}</span>;
  return (
    <>
      <span className="font-semibold">{name}</span> <span className="text-blaek-600">{rule}</span>
    </>
  );
}

function Amount({ line }: { readonly line: StaffLine | null }) {
  if (line === null) return '–';
  return (
    <>
      {line.manual !== null && (
        <span className="mr-2 text-blaek-600">{m.quotes_compared_manual()}</span>
      )}
      {inKr(line.totalOre)}
    </>
  );
}

function EqualLines({ equal }: { readonly equal: readonly ComparedLine[] }) {
  const sum = inKr(equal.reduce((total, { line }) => total + line.totalOre, 0));
  return (
    <Row
      name={
        <details>
          <summary className="min-h-6 cursor-pointer">
            {m.quotes_compared_equal({ count: equal.length })}
          </summary>
          <ul className="py-2">
            {equal.map(({ key, line }) => (
              <li key={key}>
                <LineName line={line} />: {inKr(line.totalOre)}
              </li>
            ))}
          </ul>
        </details>
      }
      older={sum}
      newer={sum}
      differenceOre={0}
    />
  );
}

type SumProps = ComparedQuotesProps & {
  readonly name: string;
  readonly of: 'totalExVatOre' | 'vatOre' | 'totalOre';
  readonly isLarge?: boolean;
};

function Sum({ name, of, isLarge = false, older, newer }: SumProps) {
  const shown = (quote: ComparedQuote) => (
    <span className={isLarge ? 'text-18 font-semibold' : ''}>{inKr(quote[of])}</span>
  );
  return (
    <Row
      name={<span className="font-semibold">{name}</span>}
      older={shown(older)}
      newer={shown(newer)}
      differenceOre={newer[of] - older[of]}
    />
  );
}

function Payback({ older, newer }: ComparedQuotesProps) {
  const shown = ({ system: { paybackYears } }: ComparedQuote) =>
    paybackYears === null ? m.lead_payback_never() : years(paybackYears, getLocale());
  return (
    <Row
      name={<span className="font-semibold">{m.staff_report_payback()}</span>}
      older={shown(older)}
      newer={shown(newer)}
    />
  );
}

function Profit({ older, newer }: ComparedQuotesProps) {
  const shown = ({ profitExVatOre, totalExVatOre }: ComparedQuote) => (
    <>
      <span className="block font-semibold">
        {profitExVatOre === null ? '–' : inKr(profitExVatOre)}
      </span>
      {shareWords(profitExVatOre, totalExVatOre)}
    </>
  );
  const difference =
    older.profitExVatOre === null || newer.profitExVatOre === null
      ? undefined
      : newer.profitExVatOre - older.profitExVatOre;
  return (
    <Row
      className={DARK}
      name={
        <span className="flex items-center gap-3">
          <LockIcon className="shrink-0" />
          <span>
            <span className="block font-semibold">{m.quotes_profit_line()}</span>
            {m.quotes_staff_only()}
          </span>
        </span>
      }
      older={shown(older)}
      newer={shown(newer)}
      differenceOre={difference}
    />
  );
}
