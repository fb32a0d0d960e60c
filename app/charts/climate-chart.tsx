import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { climateTitle } from './climate-text.ts';
import { YearAxis } from './year-axis.tsx';
import { YearStrip } from './year-strip.tsx';

export type ClimateChartProps = {
  /** CO₂ saved in year 1, 2 … [kg]. */
  yearlyKg: readonly number[];
  /** Calendar year of year 1. */
  firstYear: number;
  locale: Locale;
  hideTitle?: boolean | undefined;
};

const LAYOUTS = {
  wide: { left: 78, right: 176, top: 24, plot: 240 },
  phone: { left: 44, right: 8, top: 40, plot: 180 },
} as const;

/** CO₂ saved year by year; the bars fall because the grid itself becomes cleaner. */
export function ClimateChart({ yearlyKg, firstYear, locale, hideTitle }: ClimateChartProps) {
  const total = yearlyKg.reduce((sum, kg) => sum + kg, 0);
  const tonnes = decimal(total / 1000, locale, 1);
  return (
    <ChartFrame
      title={climateTitle(yearlyKg, locale)}
      subtitle={m.charts_climate_subtitle({}, { locale })}
      hideTitle={hideTitle}
      wideHeight={320}
      phoneHeight={276}
      fills={[]}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const base = at.top + at.plot;
        const isWide = variant === 'wide';
        const x = linearScale([0, yearlyKg.length], [at.left, width - at.right]);
        return (
          <>
            <YearStrip
              x={x}
              top={at.top}
              height={at.plot}
              patternId={patternId}
              bars={yearlyKg.map((kg, index) => ({
                year: index + 1,
                value: kg,
                look: 'plain',
                label: [0, 9, yearlyKg.length - 1].includes(index)
                  ? decimal(kg, locale)
                  : undefined,
              }))}
            />
            <Total
              x={isWide ? x(yearlyKg.length) + 14 : width}
              rows={isWide ? [base - 22, base - 2] : [14, 34]}
              anchor={isWide ? 'start' : 'end'}
              words={[
                m.charts_climate_tonnes({ tonnes }, { locale }),
                m.charts_climate_in_all({ count: yearlyKg.length }, { locale }),
              ]}
            />
            <YearAxis
              x={x}
              y={base}
              lastYear={yearlyKg.length}
              firstYear={firstYear}
              startWord={isWide ? m.charts_start({}, { locale }) : '0'}
              yearWord={m.charts_year_unit({}, { locale })}
            />
          </>
        );
      }}
    />
  );
}

type TotalProps = {
  x: number;
  rows: readonly [y: number, y: number];
  anchor: 'start' | 'end';
  words: readonly [sum: string, of: string];
};

/** The total of all years, in two rows. */
function Total({ x, rows, anchor, words }: TotalProps) {
  return (
    <>
      <ChartText x={x} y={rows[0]} anchor={anchor} bold size={18} tone="brand">
        {words[0]}
      </ChartText>
      <ChartText x={x} y={rows[1]} anchor={anchor} tone="quiet">
        {words[1]}
      </ChartText>
    </>
  );
}
