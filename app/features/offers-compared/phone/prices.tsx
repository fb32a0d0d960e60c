import { m } from '../../../../messages/compiled/messages.js';
import type { CompareView } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { ColumnPart, Panel } from './panel.tsx';

/** What each costs in all, and how its price comes about. */
export function Prices({ view }: { readonly view: CompareView }) {
  return (
    <Panel title={m.compare_row_price()} help={words.priceHelp(view)}>
      {view.columns.map((column) => (
        <ColumnPart key={column.letter} column={column}>
          <strong className="block text-18 font-semibold whitespace-nowrap">
            {words.basisText(column)}
          </strong>
          <span className="text-14 text-blaek-600">{words.basisLines(column).join(' ')}</span>
        </ColumnPart>
      ))}
    </Panel>
  );
}
