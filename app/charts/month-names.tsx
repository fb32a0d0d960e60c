import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Series } from './chart-patterns.tsx';
import { ChartText } from './chart-text.tsx';
import { monthLabels, type MonthName, type MonthsPlot } from './month-labels.ts';
import { seriesName } from './series-name.ts';

/**
 * Labels each pattern with its sum, and the towers with theirs: two names are beside December, the
 * others where the towers leave most room.
 */
export function MonthNames(plot: MonthsPlot) {
  const { towers, y, frame } = plot;
  const { totals, names } = monthLabels(plot);
  const last = towers.at(-1);
  if (!last) return null;
  const boughtY = y(last.direct + (last.right[1]?.kwh ?? 0) * 0.6);
  const directY = y(last.direct / 2);
  const lowestY = frame.bottom - 20;
  return (
    <g>
      <Beside {...plot} series="bought" fromY={boughtY} textY={Math.min(boughtY, lowestY - 46)} />
      <Beside {...plot} series="direct" fromY={directY} textY={Math.min(directY, lowestY)} />
      {totals.map(({ words, of, textX, textY }) => (
        <ChartText
          key={`${of}${textX}`}
          x={textX}
          y={textY}
          anchor="middle"
          bold={of === 'sun'}
          tone={of === 'sun' ? 'main' : 'quiet'}
        >
          {words}
        </ChartText>
      ))}
      {names.map((name) => (
        <Name key={name.series} {...name} />
      ))}
    </g>
  );
}

function Name({ name, sum, textX, textY, leader: [from, to] }: MonthName) {
  return (
    <g>
      <line className="chart-leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <circle cx={to[0]} cy={to[1]} r="3" fill="var(--color-blaek)" stroke="#fff" />
      <ChartText x={textX} y={textY}>
        <tspan fontWeight="600">{name}</tspan>
        <tspan dx="6" fill="var(--color-blaek-600)">
          {sum}
        </tspan>
      </ChartText>
    </g>
  );
}

type BesideProps = MonthsPlot & { series: Series; fromY: number; textY: number };

/** A name beside December, of the part that lies at this height. */
function Beside({ sums, locale, left, towers, towerWidth, series, fromY, textY }: BesideProps) {
  const kwh = sums.find((sum) => sum.series === series)?.kwh;
  if (kwh === undefined) return null;
  const right = left(towers.length - 1) + 2 * towerWidth;
  return (
    <g>
      <line className="chart-leader" x1={right} y1={fromY} x2={right + 12} y2={textY - 4} />
      <ChartText x={right + 17} y={textY} bold>
        {seriesName(series, locale)}
      </ChartText>
      <ChartText x={right + 17} y={textY + 19} tone="quiet">
        {m.charts_kwh_a_year({ kwh: decimal(kwh, locale) }, { locale })}
      </ChartText>
    </g>
  );
}
