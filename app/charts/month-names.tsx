import { ChartText } from './chart-text.tsx';
import { KeyName } from './key-name.tsx';
import { monthColumn, type ColumnName } from './month-column.ts';
import { monthLabels, type MonthName, type MonthsPlot } from './month-labels.ts';

/**
 * Labels each pattern with its sum, and the towers with theirs: two names are beside December, the
 * others where the towers leave most room, or in a key beside them.
 */
export function MonthNames({ patternId, ...plot }: MonthsPlot & { patternId: string }) {
  const { totals, names, unnamed } = monthLabels(plot);
  const { beside, keys } = monthColumn(plot, unnamed);
  return (
    <g>
      {beside.map((name) => (
        <Beside key={name.series} {...name} />
      ))}
      {keys.map(({ series, name, sum, textX, textY }) => (
        <KeyName key={series} {...{ series, name, sum, patternId }} x={textX} y={textY} />
      ))}
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

/** A name beside December, of the part that its leader begins at. */
function Beside({ name, sum, textX, textY, leader: [from, to] }: ColumnName) {
  return (
    <g>
      <line className="chart-leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <ChartText x={textX} y={textY} bold>
        {name}
      </ChartText>
      <ChartText x={textX} y={textY + 19} tone="quiet">
        {sum}
      </ChartText>
    </g>
  );
}
