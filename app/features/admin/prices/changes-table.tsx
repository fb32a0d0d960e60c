import { lineOf } from '../../../../domain/prices/price-lines.ts';
import type { BookChanges, ChangeKind } from '../../../../domain/prices/book-changes.ts';
import type { Rehearsal } from '../../../../domain/prices/rehearsal.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import type { CostPrice } from '../../../../engine/quote/price-book.ts';
import { salesPriceOre } from '../../../../engine/quote/price-list.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kronerOf, shortDecimal } from '../../../../words/format.ts';
import { AdminCell, AdminTable } from '../admin-table.tsx';
import { changeWords, conditionWords, lineName, unitName } from './price-words.ts';

type ChangesTableProps = {
  readonly labelledBy: string;
  readonly changes: BookChanges;
  readonly catalogue: Catalogue | null;
  readonly before: string;
  readonly after: string;
  /** null: no trial of them. */
  readonly rehearsal: Rehearsal | null;
};

const TAG: Record<ChangeKind, string> = {
  changed: 'bg-sol-100 text-sol-700',
  new: 'bg-gran-100 text-gran-700',
  removed: 'bg-tegl-100 text-tegl-600',
  same: 'bg-kalk-100 text-blaek-600',
};

const WIDE = 'hidden desktop:table-cell';

/** What has a column of its own in a wide window. */
function Narrow({ children }: { readonly children: string }) {
  return <span className="block font-normal text-blaek-600 desktop:hidden">{children}</span>;
}

/** What is different between two versions: rules first, then prices. */
export function ChangesTable(props: ChangesTableProps) {
  const { labelledBy, changes, catalogue, before, after, rehearsal } = props;
  return (
    <AdminTable
      labelledBy={labelledBy}
      columns={[
        { name: m.prices_column_change() },
        { name: m.prices_column_line() },
        { name: m.prices_column_for(), isWide: true },
        { name: before, align: 'right' },
        { name: after, align: 'right' },
        ...(rehearsal === null
          ? []
          : [
              {
                name: m.prices_column_hits({ count: rehearsal.reports.length }),
                align: 'right' as const,
              },
            ]),
      ]}
    >
      {changes.rules.map(({ kind, before: was, after: is }) => {
        const rule = is ?? was;
        if (rule === null) return null;
        return (
          <tr key={rule.id} className={kind === 'same' ? 'text-blaek-600' : ''}>
            <AdminCell>
              <KindTag kind={kind} />
            </AdminCell>
            <AdminCell isName className={kind === 'same' ? '' : 'font-semibold'}>
              {rule.name}
              <Narrow>{conditionWords(rule)}</Narrow>
            </AdminCell>
            <AdminCell className={WIDE}>{conditionWords(rule)}</AdminCell>
            <AdminCell align="right">
              {was === null ? '–' : <Gone isGone={is === null}>{changeWords(was)}</Gone>}
            </AdminCell>
            <AdminCell align="right" className="font-semibold">
              {is === null ? '–' : changeWords(is)}
            </AdminCell>
            <Hits
              of={rehearsal}
              count={({ reports }) =>
                is && reports.filter(({ rules }) => rules.includes(is.id)).length
              }
            />
          </tr>
        );
      })}
      {changes.prices.map(({ kind, key, before: was, after: is }) => {
        const line = lineOf(key);
        if (line === null) return null;
        return (
          <tr key={key}>
            <AdminCell>
              <KindTag kind={kind} />
            </AdminCell>
            <AdminCell isName className="font-semibold">
              {lineName(line, catalogue)}
              <Narrow>{unitName(line)}</Narrow>
            </AdminCell>
            <AdminCell className={WIDE}>{unitName(line)}</AdminCell>
            <AdminCell align="right">
              <PriceWords price={was} />
            </AdminCell>
            <AdminCell align="right" className="font-semibold">
              <PriceWords price={is} />
            </AdminCell>
            <Hits
              of={rehearsal}
              count={({ reports }) => reports.filter(({ prices }) => prices.includes(key)).length}
            />
          </tr>
        );
      })}
      {changes.basis.map(({ field, before: was, after: is }) => (
        <tr key={field}>
          <AdminCell>
            <KindTag kind="changed" />
          </AdminCell>
          <AdminCell isName className="font-semibold">
            {basisName(field)}
            <Narrow>{m.prices_basis()}</Narrow>
          </AdminCell>
          <AdminCell className={WIDE}>{m.prices_basis()}</AdminCell>
          <AdminCell align="right">{basisWords(was)}</AdminCell>
          <AdminCell align="right" className="font-semibold">
            {basisWords(is)}
          </AdminCell>
          <Hits of={rehearsal} count={() => null} />
        </tr>
      ))}
    </AdminTable>
  );
}

type HitsProps = {
  readonly of: Rehearsal | null;
  /** null: nothing to count. */
  readonly count: (rehearsal: Rehearsal) => number | null;
};

/** How many of the reports a change concerns, as a figure and as a bar. */
function Hits({ of: rehearsal, count }: HitsProps) {
  if (rehearsal === null) return null;
  const hits = count(rehearsal);
  if (hits === null) return <AdminCell align="right">–</AdminCell>;
  const percent = (hits / Math.max(1, rehearsal.reports.length)) * 100;
  return (
    <AdminCell align="right">
      <span className="flex items-center justify-end gap-4">
        <span aria-hidden="true" className="h-2 w-20 bg-kalk-100">
          <span className="block h-2 bg-gran-500" style={{ width: `${percent}%` }} />
        </span>
        <span className="min-w-5">{hits}</span>
      </span>
    </AdminCell>
  );
}

function KindTag({ kind }: { readonly kind: ChangeKind }) {
  const words = {
    changed: m.prices_kind_changed(),
    new: m.prices_kind_new(),
    removed: m.prices_kind_removed(),
    same: m.prices_kind_same(),
  };
  return (
    <span className={`inline-block rounded-control px-2 leading-6 ${TAG[kind]}`}>
      {words[kind]}
    </span>
  );
}

const Gone = (props: { readonly isGone: boolean; readonly children: string }) =>
  props.isGone ? <s>{props.children}</s> : props.children;

function PriceWords({ price }: { readonly price: CostPrice | null }) {
  const locale = getLocale();
  if (price === null) return '–';
  const amount = (ore: number) => kronerOf(ore, locale);
  return m.prices_cost_and_price({
    cost: amount(price.costOre),
    price: amount(salesPriceOre(price)),
  });
}

function basisName(field: BookChanges['basis'][number]['field']): string {
  if (field === 'vatPercent') return m.prices_vat();
  return field === 'includedCableM' ? m.prices_included_cable() : m.prices_is_example();
}

function basisWords(value: number | boolean): string {
  if (typeof value === 'number') return shortDecimal(value, getLocale());
  return value ? m.prices_yes() : m.prices_no();
}
