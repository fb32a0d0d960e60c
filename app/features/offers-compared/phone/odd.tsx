import { m } from '../../../../messages/compiled/messages.js';
import type { ComparedColumn } from '../compare-view.ts';
import { OddFindings, oddOf } from '../odd-findings.tsx';
import { ColumnPart, Panel } from './panel.tsx';

/** What is unusual in an offer, where anything is. */
export function Odd({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  const odd = columns.filter((column) => oddOf(column).length > 0);
  if (odd.length === 0) return null;
  return (
    <Panel title={m.compare_row_odd()}>
      {odd.map((column) => (
        <ColumnPart key={column.letter} column={column}>
          <OddFindings column={column} none="" />
        </ColumnPart>
      ))}
    </Panel>
  );
}
