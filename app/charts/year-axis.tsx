import { ChartText } from './chart-text.tsx';

export type YearAxisProps = {
  x: (year: number) => number;
  y: number;
  lastYear: number;
  /** Calendar year at 0. */
  firstYear: number;
  /** At 0 instead of the figure, where there is room: "Start". */
  startWord: string;
  yearWord: string;
};

const CLOSEST_PX = 38;

/** A tick every five years with the calendar year below it. */
export function YearAxis({ x, y, lastYear, firstYear, startWord, yearWord }: YearAxisProps) {
  const ticks: number[] = [];
  const step = x(5) - x(0) < CLOSEST_PX ? 10 : 5;
  for (let year = 0; year < lastYear; year += step) ticks.push(year);
  // The last year always has its tick; one that would touch it is dropped.
  if (lastYear - (ticks.at(-1) ?? 0) < step) ticks.pop();
  ticks.push(lastYear);
  return (
    <g>
      <line className="chart-axis" x1={x(0)} x2={x(lastYear)} y1={y} y2={y} />
      {ticks.map((year) => (
        <g key={year}>
          <line className="chart-axis" x1={x(year)} x2={x(year)} y1={y} y2={y + 5} />
          <ChartText x={x(year)} y={y + 22} anchor="middle">
            {year === 0 ? startWord : year === lastYear ? `${year} ${yearWord}` : year}
          </ChartText>
          <ChartText x={x(year)} y={y + 41} anchor="middle" tone="quiet">
            {firstYear + year}
          </ChartText>
        </g>
      ))}
    </g>
  );
}
