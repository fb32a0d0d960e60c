import { ChartText } from './chart-text.tsx';
import { drawnRange, lastOf } from './economy-figures.ts';
import { economyLabels, type PaybackText } from './economy-labels.ts';
import type { LabelledEconomy } from './economy-plot.ts';
import { taxWords } from './tax-words.ts';

/** What happens along the curve: the step in the tax, the payback and the new inverter. */
export function EconomyMarks(plot: LabelledEconomy) {
  const tax = taxWords(plot, lastOf(plot.scenarios[0].economy).year);
  const { payback, oneOffs, names } = economyLabels(plot);
  return (
    <g>
      {tax?.rows.map(({ words, textX, textY }, index) => (
        <ChartText key={words} x={textX} y={textY} bold={index === 0} tone="tax">
          {words}
        </ChartText>
      ))}
      {oneOffs.map(({ words, textX, textY, anchor, leader: [from, to] }) => (
        <g key={words}>
          <line className="chart-leader" x1={from[0]} x2={to[0]} y1={from[1]} y2={to[1]} />
          <ChartText x={textX} y={textY} anchor={anchor} tone="quiet">
            {words}
          </ChartText>
        </g>
      ))}
      {names.map(({ words, textX, textY }) => (
        <ChartText key={words} x={textX} y={textY} tone="quiet">
          {words}
        </ChartText>
      ))}
      {payback === null ? null : <PaybackMark {...plot} label={payback} />}
    </g>
  );
}

function PaybackMark({ x, variant, scenarios, label }: LabelledEconomy & { label: PaybackText }) {
  const range = drawnRange(scenarios[0].economy);
  const { textX, textY, anchor, leader } = label;
  const [[at, zero], [, leaderEnd]] = leader;
  return (
    <g>
      {range ? <PaybackRange from={x(range[0])} to={x(range[1])} zero={zero} /> : null}
      <line className="chart-leader" x1={at} x2={at} y1={zero} y2={leaderEnd} />
      <circle cx={at} cy={zero} r="7" fill="#fff" stroke="var(--color-blaek)" strokeWidth="2.5" />
      {label.words === '' ? null : (
        <ChartText x={textX} y={textY} anchor={anchor} bold size={variant === 'phone' ? 14 : 16}>
          {label.words}
        </ChartText>
      )}
      {label.note === '' ? null : (
        <ChartText x={textX} y={textY + 20} anchor={anchor} tone="quiet">
          {label.note}
        </ChartText>
      )}
    </g>
  );
}

/** Between the ends of the payback range, on the zero line. */
function PaybackRange({ from, to, zero }: { from: number; to: number; zero: number }) {
  return (
    <>
      <rect
        x={from}
        y={zero - 4}
        width={to - from}
        height="8"
        fill="var(--color-sol-400)"
        stroke="var(--color-blaek)"
      />
      {[from, to].map((end) => (
        <line
          key={end}
          x1={end}
          x2={end}
          y1={zero - 8}
          y2={zero + 8}
          stroke="var(--color-blaek)"
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}
