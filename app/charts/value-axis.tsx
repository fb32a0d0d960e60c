import { ChartText } from './chart-text.tsx';

export type ValueAxisProps = {
  ticks: readonly number[];
  y: (value: number) => number;
  left: number;
  right: number;
  write: (tick: number) => string;
  /** Emphasises zero where values go below it. */
  isZeroBold?: boolean;
};

/** A horizontal line for each round value, its figure on the left; zero is the axis. */
export function ValueAxis({ ticks, y, left, right, write, isZeroBold = false }: ValueAxisProps) {
  return ticks.map((tick) => {
    const isBold = isZeroBold && tick === 0;
    return (
      <g key={tick}>
        <line
          className={tick === 0 ? 'chart-axis' : 'chart-grid'}
          x1={left}
          x2={right}
          y1={y(tick)}
          y2={y(tick)}
        />
        <ChartText
          x={left - 8}
          y={y(tick) + 5}
          anchor="end"
          bold={isBold}
          tone={isBold ? 'main' : 'quiet'}
        >
          {write(tick)}
        </ChartText>
      </g>
    );
  });
}
