import { draftedTexts } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { RECORD_QUERY } from '../records/record-view.ts';
import { catalogueColumns } from './catalogue-columns.ts';
import { kindName } from './catalogue-fields.ts';
import { ModelState } from './catalogue-table.tsx';
import type { OtherModels } from './catalogue-view.ts';
import { inDanishOrder } from '../../../../words/danish-order.ts';

const MOST_SHOWN = 4;

/** Inverters or batteries in short, beside the panels. */
export function OtherModelsCard({
  models: { kind, rows, facts },
}: {
  readonly models: OtherModels;
}) {
  const columns = catalogueColumns(kind).filter(({ isWide = false }) => !isWide);
  const id = `models-${kind}`;
  const at = `${staffLinks.catalogue()}?${RECORD_QUERY.kind}=${kind}`;
  return (
    <AdminCard
      title={{
        id,
        text: kindName(kind),
        note: m.catalogue_count({ ...inUseOf(rows), all: rows.length }),
      }}
    >
      <AdminTable
        labelledBy={id}
        columns={[
          ...columns.map(({ name, align }) => ({ name, ...(align && { align }) })),
          { name: m.catalogue_price(), align: 'right' },
          { name: m.catalogue_state() },
        ]}
      >
        {bySize(rows)
          .slice(0, MOST_SHOWN)
          .map((row) => {
            const texts = draftedTexts(row);
            const ore = facts.pricesOre[row.id];
            return (
              <tr key={row.id}>
                {columns.map(({ name, align, shows, isName = false }) => (
                  <AdminCell
                    key={name}
                    {...(align && { align })}
                    isName={isName}
                    className={isName ? 'font-semibold whitespace-nowrap' : ''}
                  >
                    {shows(texts, row.id)}
                  </AdminCell>
                ))}
                <AdminCell align="right">
                  {ore === undefined ? '–' : decimal(ore / 100, getLocale())}
                </AdminCell>
                <AdminCell className="whitespace-nowrap">
                  <ModelState row={row} />
                </AdminCell>
              </tr>
            );
          })}
      </AdminTable>
      <p className="border-t border-hairline px-5">
        <SiteLink
          to={at}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.catalogue_show_all({ kind: kindName(kind).toLowerCase(), count: rows.length })}
        </SiteLink>
      </p>
    </AdminCard>
  );
}

/** By the figure in their names: 5 before 10. */
const bySize = (rows: OtherModels['rows']) =>
  rows.toSorted((a, b) =>
    inDanishOrder(draftedTexts(a)['name'] ?? a.id, draftedTexts(b)['name'] ?? b.id),
  );

const inUseOf = (rows: OtherModels['rows']) => ({
  inUse: rows.filter(({ state }) => state === 'in-use').length,
});
