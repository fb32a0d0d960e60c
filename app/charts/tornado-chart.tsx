import { m } from '../../messages/compiled/messages.js';
import { decimal, years } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { fillOf } from './chart-patterns.tsx';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { bySpan, tornadoDomain } from './tornado-figures.ts';
import type { TornadoRow } from '../../words/report/tornado-rows.ts';

export type TornadoChartProps = {
  rows: readonly TornadoRow[];
  /** The result itself [yr]. */
  resultYears: number;
  locale: Locale;
  hideTitle?: boolean | undefined;
};

const LAYOUTS = {
  wide: { top: 34, row: 44, nameDy: 16 },
  phone: { top: 34, row: 62, nameDy: -8 },
} as const;
const BAR_PX = 22;
/** Ticks stand at least about so far apart. */
const TICK_PX = 64;

/** Room for the longest of some words, with air [px]. */
function wordsPx(words: readonly string[]): number {
  return Math.max(0, ...words.map((text) => text.length)) * 6.9 + 14;
}

/** What moves the payback most: one bar a figure, from its good end to its bad one. */
export function TornadoChart({ rows, resultYears, locale, hideTitle }: TornadoChartProps) {
  const sorted = bySpan(rows, resultYears);
  const domain = tornadoDomain(sorted, resultYears);
  const heightOf = (variant: keyof typeof LAYOUTS) =>
    LAYOUTS[variant].top + LAYOUTS[variant].row * sorted.length + 34;
  const name = sorted[0]?.name ?? '';
  const endWords = ({ value, years: reached }: TornadoRow['ends'][number]) =>
    `${value} → ${reached === null ? m.charts_tornado_never({}, { locale }) : decimal(reached, locale, 1)}`;
  const isLonger = (end: TornadoRow['ends'][number]) =>
    end.years === null || end.years > resultYears;
  const written = (longer: boolean) =>
    sorted.flatMap((row) => row.ends.filter((end) => isLonger(end) === longer).map(endWords));
  return (
    <ChartFrame
      title={m.charts_tornado_title({ name }, { locale })}
      subtitle={m.charts_tornado_subtitle({}, { locale })}
      hideTitle={hideTitle}
      wideHeight={heightOf('wide')}
      phoneHeight={heightOf('phone')}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const isPhone = variant === 'phone';
        const names = isPhone ? 0 : wordsPx(sorted.map((row) => row.name));
        const right = width - wordsPx(written(true));
        const x = linearScale(domain, [names + wordsPx(written(false)), right]);
        const middle = x(resultYears);
        const bottom = at.top + at.row * sorted.length;
        return (
          <>
            {roundTicks(
              domain,
              Math.max(1, Math.floor((x(domain[1]) - x(domain[0])) / TICK_PX)),
            ).map((tick) => (
              <g key={tick}>
                <line className="chart-grid" x1={x(tick)} x2={x(tick)} y1={at.top} y2={bottom} />
                <ChartText x={x(tick)} y={at.top - 14} anchor="middle" tone="quiet">
                  {decimal(tick, locale, Number.isInteger(tick) ? 0 : 1)}
                </ChartText>
              </g>
            ))}
            {sorted.map((row, index) => {
              const top = at.top + at.row * index + (isPhone ? 30 : (at.row - BAR_PX) / 2);
              return (
                <g key={row.key}>
                  <ChartText
                    x={isPhone ? 0 : names - 12}
                    y={top + at.nameDy}
                    anchor={isPhone ? 'start' : 'end'}
                    bold={isPhone}
                  >
                    {row.name}
                  </ChartText>
                  {row.ends.map((end) => {
                    const endX = end.years === null ? right : x(end.years);
                    const goesRight = isLonger(end);
                    return (
                      <g key={end.value}>
                        <rect
                          x={Math.min(endX, middle)}
                          y={top}
                          width={Math.abs(endX - middle)}
                          height={BAR_PX}
                          stroke="var(--color-blaek)"
                          fill={goesRight ? fillOf(patternId, 'oneOff') : 'var(--color-gran-500)'}
                        />
                        <ChartText
                          x={endX + (goesRight ? 7 : -7)}
                          y={top + 16}
                          anchor={goesRight ? 'start' : 'end'}
                          tone="quiet"
                        >
                          {endWords(end)}
                        </ChartText>
                      </g>
                    );
                  })}
                </g>
              );
            })}
            <line className="chart-axis" x1={middle} x2={middle} y1={at.top} y2={bottom} />
            <ChartText x={middle} y={bottom + 22} anchor="middle" bold>
              {years(resultYears, locale)}
            </ChartText>
          </>
        );
      }}
    />
  );
}
