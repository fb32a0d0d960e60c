import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LeftToBrowser } from '../../../ui/left-to-browser.ts';

/** A chart with the same figures as a table below it. */
export function ChartWithTable({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {/* It stands as the server drew it until somebody touches the page. */}
      <LeftToBrowser value={null}>{chart}</LeftToBrowser>
      <Disclosure showLabel={m.calculator_show_table()} hideLabel={m.calculator_hide_table()}>
        {table}
      </Disclosure>
    </div>
  );
}
