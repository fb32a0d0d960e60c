import { m } from '../../../../messages/compiled/messages.js';
import type { SelfTestContent, SelfTestRow } from './self-test-content.ts';

/** How far either side reaches, in units of the limit. */
const REACH = 2;
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 laptop:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_6.5rem_6rem_minmax(0,5fr)_8rem] laptop:items-center';

const at = (share: number): string =>
  `${50 + (50 * Math.min(REACH, Math.max(-REACH, share))) / REACH}%`;

/** Every test with its deviation, drawn in units of its own limit, so that unlike ones share a scale. */
export function DeviationTable({ groups }: Pick<SelfTestContent, 'groups'>) {
  return (
    <div role="table" aria-label={m.self_test_table()} className="mt-8 text-14">
      <div role="rowgroup">
        <div role="row" className={`${COLUMNS} border-b border-blaek pb-2 text-blaek-600`}>
          <span role="columnheader">{m.self_test_what()}</span>
          <span role="columnheader" className="max-laptop:sr-only">
            {m.self_test_against()}
          </span>
          <span role="columnheader" className="text-right">
            {m.self_test_deviation()}
          </span>
          <span role="columnheader" className="text-right max-laptop:sr-only">
            {m.self_test_limit()}
          </span>
          <span role="columnheader" className="relative h-5 max-laptop:sr-only">
            <span className="sr-only">{m.self_test_chart()}</span>
            {[-1, 0, 1].map((share) => (
              <span
                key={share}
                aria-hidden="true"
                className="absolute -translate-x-1/2"
                style={{ left: at(share) }}
              >
                {share === 0 ? '0' : m.self_test_limit_mark()}
              </span>
            ))}
          </span>
          <span role="columnheader" className="text-right max-laptop:sr-only">
            {m.self_test_run()}
          </span>
        </div>
      </div>
      {groups.map(({ name, rows }) => (
        <div role="rowgroup" key={name}>
          <div role="row" className="border-b border-hairline pt-6 pb-2 font-semibold">
            <span role="rowheader">{name}</span>
          </div>
          {rows.map((row) => (
            <DeviationRow key={row.key} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
}

function DeviationRow({ row }: { row: SelfTestRow }) {
  const { isOutside } = row;
  return (
    <div role="row" className={`${COLUMNS} border-b border-hairline`}>
      <span role="rowheader" className="py-2.5">
        <span className="block text-16 font-medium">{row.name}</span>
        <span className="block text-blaek-600">{row.note}</span>
      </span>
      <span role="cell" className="max-laptop:hidden">
        {row.against}
      </span>
      <span
        role="cell"
        className={`text-right text-16 font-semibold max-laptop:self-center ${isOutside ? 'text-tegl-600' : ''}`}
      >
        {row.deviation}
      </span>
      <span
        role="cell"
        className="text-blaek-600 max-laptop:col-span-2 max-laptop:pb-1 laptop:text-right"
      >
        <span className="laptop:hidden">{row.against} · </span>
        <span className="laptop:hidden">{m.self_test_limit()} </span>
        {row.limit}
      </span>
      <span
        role="cell"
        className="relative block h-6 max-laptop:col-span-2 max-laptop:mb-2 laptop:h-full laptop:min-h-14"
      >
        <Mark share={row.share} isOutside={isOutside} />
      </span>
      <span role="cell" className="text-right text-blaek-600 max-laptop:hidden">
        {row.measuredOn}
      </span>
    </div>
  );
}

/** The band is the limit; a ring lies outside it. */
function Mark({ share, isOutside }: { share: number; isOutside: boolean }) {
  const from = Math.min(share, 0);
  const width = (50 * Math.min(REACH, Math.abs(share))) / REACH;
  const colour = isOutside ? 'border-tegl-600 bg-white' : 'border-gran-700 bg-gran-700';
  return (
    <span aria-hidden="true">
      <span className="absolute inset-y-0 left-1/4 w-1/2 border-x border-dashed border-gran-500 bg-gran-100" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-blaek-600" />
      <span
        className={`absolute top-1/2 h-0.5 -translate-y-1/2 ${isOutside ? 'bg-tegl-600' : 'bg-gran-700'}`}
        style={{ left: at(from), width: `${width}%` }}
      />
      <span
        className={`absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 ${colour}`}
        style={{ left: at(share) }}
      />
    </span>
  );
}
