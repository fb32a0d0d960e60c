import { m } from '../../../../messages/compiled/messages.js';
import { ColumnMark } from '../column-mark.tsx';
import type { CompareView } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { gainAxis, GainBar, gainHelp } from '../gain-bar.tsx';
import { Panel } from './panel.tsx';

/** What each leaves after 25 years. */
export function Gain({ view }: { readonly view: CompareView }) {
  const axis = gainAxis(view);
  return (
    <Panel title={m.compare_row_gain()} help={gainHelp(axis)}>
      {view.columns.map((column) => (
        <div key={column.letter} className="border-t border-hairline py-3">
          <div className="flex flex-wrap items-center gap-x-3 pb-1">
            <ColumnMark letter={column.letter} />
            <span className="min-w-0 flex-1 basis-24 [overflow-wrap:anywhere]">{column.name}</span>
            <strong className="text-18 font-semibold whitespace-nowrap">
              {words.gainText(column)}
            </strong>
          </div>
          <GainBar column={column} axis={axis} />
          <p className="text-14">{words.paybackText(column)}</p>
        </div>
      ))}
    </Panel>
  );
}
