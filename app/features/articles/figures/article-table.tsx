import type { ReactNode } from 'react';

export type ArticleRow = {
  readonly key: string;
  readonly label: ReactNode;
  readonly cells: readonly ReactNode[];
};

export type ArticleTableProps = {
  caption: string;
  /** Heads of all columns, including that of the row heads; none if the caption says it. */
  heads?: readonly string[];
  rows: readonly ArticleRow[];
  total?: ArticleRow;
};

/** A table of figures between the paragraphs, as wide as the text. */
export function ArticleTable({ caption, heads, rows, total }: ArticleTableProps) {
  const cells = (row: ArticleRow, weight: string) => (
    <>
      <th scope="row" className={`py-3 pr-4 text-left ${weight}`}>
        {row.label}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} className={`py-3 pl-3 text-right whitespace-nowrap tabular-nums ${weight}`}>
          {cell}
        </td>
      ))}
    </>
  );
  return (
    <table className="my-8 w-full max-w-[562px] border-collapse text-16 tablet:text-18">
      <caption className="pb-4 text-left text-18 font-semibold text-gran-900 tablet:text-22">
        {caption}
      </caption>
      {heads ? (
        <thead>
          <tr className="text-14 text-blaek-600">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`pb-2 align-bottom font-normal ${index === 0 ? 'pr-4 text-left' : 'pl-3 text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody className="border-t-2 border-gran-900">
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-gran-900/15">
            {cells(row, 'font-normal')}
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot>
          <tr className="border-b border-gran-900/15">{cells(total, 'font-semibold')}</tr>
        </tfoot>
      ) : null}
    </table>
  );
}
