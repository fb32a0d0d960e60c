import type { ReactNode } from 'react';

/** A column's name: shown, or only read aloud if its content speaks for itself. */
type Column = {
  readonly name: string;
  readonly align?: 'right';
  readonly isHidden?: true;
  /** Left out in a narrow window. */
  readonly isWide?: true;
};

const WIDTH = { narrow: 'min-w-[44rem]', wide: 'min-w-[52rem]', none: '' } as const;

type AdminTableProps = {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  readonly columns: readonly Column[];
  /** Below this width it scrolls sideways in its card; without one it may become as narrow as its words. */
  readonly width?: keyof typeof WIDTH;
  /** Many columns: less room between them. */
  readonly isTight?: boolean;
  /** The children are groups of rows, each a tbody. */
  readonly isGrouped?: boolean;
  /** Rows of AdminCell. */
  readonly children: ReactNode;
};

const TIGHT =
  '[&_td:not(:last-child)]:pr-2! [&_td:not(:first-child)]:pl-2! [&_th:not(:last-child)]:pr-2! [&_th:not(:first-child)]:pl-2!';

/** A list in the admin area: from edge to edge of its card. */
export function AdminTable({
  labelledBy,
  columns,
  width = 'none',
  isTight = false,
  isGrouped = false,
  children,
}: AdminTableProps) {
  return (
    <div
      className="relative overflow-x-auto"
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0}
    >
      <table
        aria-labelledby={labelledBy}
        className={`w-full ${WIDTH[width]} border-collapse ${isTight ? TIGHT : ''}`}
      >
        <thead>
          <tr>
            {columns.map(({ name, align, isHidden = false, isWide = false }) => (
              <th
                key={name}
                scope="col"
                className={`${isHidden ? '' : 'px-5 py-2'} font-normal text-blaek-600 ${align === 'right' ? 'text-right whitespace-nowrap' : 'text-left'} ${isWide ? 'hidden desktop:table-cell' : ''}`}
              >
                {isHidden ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        {isGrouped ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  );
}

type CellProps = {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly align?: 'right';
  /** This cell names the row. */
  readonly isName?: boolean;
};

export function AdminCell({ children, className = '', align, isName = false }: CellProps) {
  const look = `border-t border-hairline px-5 py-2 ${align === 'right' ? 'text-right tabular-nums' : 'text-left'} ${className}`;
  return isName ? (
    <th scope="row" className={`${className.includes('font-') ? '' : 'font-normal'} ${look}`}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  );
}

type AdminCardProps = {
  readonly children: ReactNode;
  /** Its heading and what stands beside it. */
  readonly title?: { readonly id: string; readonly text: string; readonly note?: ReactNode };
};

/** A white sheet of the admin area. */
export function AdminCard({ title, children }: AdminCardProps) {
  return (
    <section className="overflow-hidden rounded-card border border-hairline bg-white">
      {title !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-2 px-5 pt-4 pb-2">
          <h2 id={title.id} className="text-18 font-semibold">
            {title.text}
          </h2>
          {title.note !== undefined && <div className="text-blaek-600">{title.note}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
