import { m } from '../../../../messages/compiled/messages.js';
import { ColumnMark } from '../column-mark.tsx';
import type { ComparedColumn } from '../compare-view.ts';
import { OddFindings, oddOf } from '../odd-findings.tsx';
import { Panel } from './panel.tsx';

/** What is unusual in an offer, where anything is. */
export function Odd({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  const odd = columns.filter((column) => oddOf(column).length > 0);
  if (odd.length === 0) return null;
  return (
    <Panel title={m.compare_row_odd()}>
      {odd.map((column) => (
        <div key={column.letter} className="flex items-start gap-3 border-t border-hairline py-3">
          <ColumnMark letter={column.letter} />
          <OddFindings column={column} none="" />
        </div>
      ))}
    </Panel>
  );
}
