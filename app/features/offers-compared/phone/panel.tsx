import type { ReactNode } from 'react';
import { ColumnMark } from '../column-mark.tsx';
import type { ComparedColumn } from '../compare-view.ts';

/** One question of the comparison, with an answer for each offer. */
export function Panel({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-hairline bg-white p-4">
      <h2 className="text-18 font-semibold">{title}</h2>
      {help === undefined ? null : <p className="text-14 text-blaek-600">{help}</p>}
      <div className="pt-3">{children}</div>
    </section>
  );
}

/** What one offer answers. */
export function ColumnPart({
  column,
  children,
}: {
  readonly column: ComparedColumn;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-3 border-t border-hairline py-3">
      <ColumnMark letter={column.letter} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{column.name}: </span>
        {children}
      </div>
    </div>
  );
}
