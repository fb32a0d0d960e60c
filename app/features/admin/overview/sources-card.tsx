import type { SourceLight } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { priceBookName } from '../../../../words/price-book-name.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { StateMark } from '../state-mark.tsx';
import { freshnessText } from '../tariffs/tariff-words.ts';

const WIDE = 'hidden desktop:table-cell';
const MARKS = { good: 'circle', watch: 'triangle', act: 'square' } as const;

/** Whether what every answer rests on is as new as it should be. */
export function SourcesCard({ sources }: { readonly sources: readonly SourceLight[] }) {
  return (
    <AdminCard title={{ id: 'freshness', text: m.admin_overview_freshness() }}>
      <AdminTable
        labelledBy="freshness"
        columns={[
          { name: m.admin_source_what() },
          { name: m.admin_source_from(), isWide: true },
          { name: m.admin_source_state(), isWide: true },
        ]}
      >
        {sources.map((source) => {
          const { name, to, from, state } = wordsOf(source);
          const light = (
            <>
              <StateMark mark={MARKS[source.light]} />
              {state}
            </>
          );
          return (
            <tr key={source.what} className="h-11">
              <AdminCell isName className="font-semibold">
                {to === null ? (
                  name
                ) : (
                  <SiteLink to={to} className="text-gran-700 underline underline-offset-4">
                    {name}
                  </SiteLink>
                )}
                {/* In a narrow card there is no column for it. */}
                <span className="flex items-center gap-2 font-normal desktop:hidden">{light}</span>
              </AdminCell>
              <AdminCell className={`whitespace-nowrap ${WIDE}`}>{from}</AdminCell>
              <AdminCell className={WIDE}>
                <span className="flex items-center gap-2">{light}</span>
              </AdminCell>
            </tr>
          );
        })}
      </AdminTable>
    </AdminCard>
  );
}

type Words = {
  readonly name: string;
  /** Where it is kept; null: nowhere in the admin area. */
  readonly to: string | null;
  readonly from: string;
  readonly state: string;
};

const TARIFFS = {
  grid: m.admin_source_grid,
  national: m.admin_source_national,
  tax: m.admin_source_tax,
} as const;

function wordsOf(source: SourceLight): Words {
  const locale = getLocale();
  switch (source.what) {
    case 'prices':
      return {
        name: m.admin_overview_price_book({ name: priceBookName(source.version, locale) }),
        to: staffLinks.priceVersions(),
        from: shortDate(source.from, locale),
        state: m.admin_source_days({ count: source.days }),
      };
    case 'spot':
      return {
        name: m.admin_source_spot(),
        to: null,
        from: source.until === null ? '–' : shortDate(source.until, locale),
        state:
          source.until === null
            ? m.admin_source_spot_none()
            : m.admin_source_spot_until({
                at: shortDateTime(source.until, locale),
                day: shortDate(source.yearTo, locale),
              }),
      };
    case 'grid':
    case 'national':
    case 'tax': {
      const { what, freshness, from, count, all } = source;
      const state = freshnessText(freshness);
      return {
        name: TARIFFS[what](),
        to: staffLinks.tariffs(),
        from: from === null ? '–' : shortDate(from, locale),
        state: all > 1 ? m.admin_source_some({ state, count, all }) : state,
      };
    }
    case 'yields':
      return {
        name: m.admin_source_yields(),
        to: null,
        from: '–',
        state: !source.isAsked
          ? m.admin_source_yields_own()
          : source.light === 'good'
            ? m.admin_source_yields_on()
            : m.admin_source_yields_off(),
      };
  }
}
