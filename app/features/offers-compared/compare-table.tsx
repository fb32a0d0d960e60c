import { m } from '../../../messages/compiled/messages.js';
import { ColumnLinks } from './column-links.tsx';
import { ColumnMark } from './column-mark.tsx';
import { itemRows, outcomeRows, whatRows } from './compare-rows.tsx';
import type { ComparedColumn, CompareView } from './compare-view.ts';
import { OfferDate } from './offer-date.tsx';

/** Firms side by side, on a screen that has the room. */
export function CompareTable({ view }: { readonly view: CompareView }) {
  const { columns } = view;
  const groups = [
    { key: 'what', title: null, rows: whatRows(view) },
    { key: 'items', title: m.compare_group_items(), rows: itemRows() },
    { key: 'end', title: m.compare_group_end(), rows: outcomeRows(view) },
  ];
  const wide = columns.length > 3 ? 'w-42' : 'w-52';
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-hairline bg-white text-14 max-[69.9375rem]:hidden print:table">
      <caption className="sr-only">{m.compare_table()}</caption>
      <colgroup>
        <col className={wide} />
        {columns.map(({ letter }) => (
          <col key={letter} />
        ))}
      </colgroup>
      <thead>
        {/* Who is who stays in sight under the site's head; what can be done to an offer does not. */}
        <tr>
          <td className={`${HEAD} rounded-tl-card bg-white text-blaek-600`}>
            {m.compare_basis_note()}
          </td>
          {columns.map((column) => (
            <th
              key={column.letter}
              scope="col"
              className={`${HEAD} font-normal ${column.letter === null ? 'rounded-tr-card bg-kalk-100' : 'bg-white'}`}
            >
              <span className="flex items-start gap-3">
                <ColumnMark letter={column.letter} />
                <span className="min-w-0">
                  <span className="block text-16 font-semibold [overflow-wrap:anywhere]">
                    {column.name}
                  </span>
                  <OfferDate column={column} view={view} />
                </span>
              </span>
            </th>
          ))}
        </tr>
        <tr className="print:hidden">
          <td className="border-b-[1.5px] border-blaek" />
          {columns.map((column) => (
            <td
              key={column.letter}
              className={`border-b-[1.5px] border-blaek px-5 pb-2 pl-15 ${ground(column)}`}
            >
              <ColumnLinks column={column} view={view} />
            </td>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, title, rows }) => (
        <tbody key={key}>
          {title === null ? null : (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className="px-5 pt-6 pb-2 text-left text-16 font-semibold text-gran-900"
              >
                {title}
              </th>
              <td className={columns.at(-1)?.letter === null ? 'bg-kalk-100' : ''} />
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.key}>
              <th
                scope="row"
                className="border-t border-hairline p-5 py-3.5 text-left align-top font-semibold"
              >
                {row.label}
                {row.help === undefined ? null : (
                  <span className="block pt-0.5 font-normal text-blaek-600">{row.help}</span>
                )}
              </th>
              {columns.map((column) => (
                <td
                  key={column.letter}
                  className={`border-t border-l border-hairline p-5 py-3.5 align-top ${ground(column)}`}
                >
                  {row.cell(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const HEAD =
  'sticky top-16 z-10 border-b border-hairline px-5 pt-5 pb-3 text-left align-top print:static';

const ground = ({ letter }: ComparedColumn) => (letter === null ? 'bg-kalk-100' : '');
