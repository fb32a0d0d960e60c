import { useId } from 'react';
import { ChartPatterns, fillOf } from './chart-patterns.tsx';
import type { Series } from './chart-patterns.tsx';

export type KeyItem = { series: Series; name: string; sum: string };

/** Labels the patterns where a narrow chart has no room; a wide one labels them directly. */
export function SeriesKey({ items }: { items: readonly KeyItem[] }) {
  const id = useId();
  return (
    <ul className="chart-key mt-3 flex-wrap gap-x-4 gap-y-1 text-14">
      {items.map(({ series, name, sum }) => (
        <li key={series} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="18" height="14">
            <ChartPatterns id={`${id}${series}`} fills={[series]} />
            <rect
              x="0.5"
              y="0.5"
              width="17"
              height="13"
              stroke="var(--color-blaek)"
              fill={fillOf(`${id}${series}`, series)}
            />
          </svg>
          <span className="font-semibold">{name}</span>
          <span className="text-blaek-600">{sum}</span>
        </li>
      ))}
    </ul>
  );
}
