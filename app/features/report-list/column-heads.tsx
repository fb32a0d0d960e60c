import { m } from '../../../messages/compiled/messages.js';
import { ROW_COLUMNS } from './report-row.tsx';

/** Above the columns of the list; on a phone for screen readers only. */
export function ColumnHeads() {
  const right = 'text-right';
  const heads = [
    { key: 'choose', label: <span className="sr-only">{m.my_reports_choose()}</span>, look: '' },
    { key: 'report', label: m.my_reports_report(), look: 'pl-2 text-left' },
    { key: 'system', label: m.my_reports_system(), look: 'text-left' },
    { key: 'price', label: m.my_reports_price(), look: right },
    { key: 'saving', label: m.my_reports_saving(), look: right },
    { key: 'payback', label: m.my_reports_payback(), look: right },
    { key: 'actions', label: <span className="sr-only">{m.my_reports_actions()}</span>, look: '' },
  ];
  return (
    <thead
      role="rowgroup"
      className="block text-14 text-blaek-600 max-[69.9375rem]:sr-only min-[70rem]:border-b min-[70rem]:border-hairline"
    >
      <tr role="row" className={`min-h-11 min-[70rem]:px-2 ${ROW_COLUMNS}`}>
        {heads.map(({ key, label, look }) => (
          <th key={key} role="columnheader" scope="col" className={`font-normal ${look}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
