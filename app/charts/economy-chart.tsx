import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartVariant } from './chart-picture.tsx';
import { linearScale } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { EconomyCurves } from './economy-curves.tsx';
import { EndLabels, endsPx } from './economy-ends.tsx';
import { EconomyMarks } from './economy-marks.tsx';
import { lastOf, moneyDomain, savingBeforeOneOffsDkk } from './economy-figures.ts';
import type { EconomyScenario } from './economy-figures.ts';
import { bandWords, economyTitle } from './economy-text.ts';
import type { TaxStep } from './tax-step.ts';
import { YearAxis } from './year-axis.tsx';
import { YearStrip } from './year-strip.tsx';
import type { StripBar } from './year-strip.tsx';

export type EconomyChartProps = {
  /** The shown scenario first; the others get a dashed line without a band. */
  scenarios: readonly [EconomyScenario, ...EconomyScenario[]];
  /** Calendar year of year 1. */
  firstYear: number;
  taxStep?: TaxStep | undefined;
  locale: Locale;
  hideTitle?: boolean | undefined;
};

const LAYOUTS = {
  wide: { left: 78, right: 176, top: 14, plot: 408, stripTop: 470, strip: 112 },
  phone: { left: 46, right: 54, top: 44, plot: 300, stripTop: 386, strip: 78 },
} as const;

/** Cash flow with its range over the years, and each year's saving below it. */
export function EconomyChart(props: EconomyChartProps) {
  const { scenarios, firstYear, taxStep, locale, hideTitle } = props;
  const shown = scenarios[0].economy;
  const lastYear = lastOf(shown).year;
  const domain = moneyDomain(scenarios);
  const bars = savingBars(props);
  return (
    <ChartFrame
      title={economyTitle(shown, locale)}
      subtitle={bandWords(shown, locale)}
      hideTitle={hideTitle}
      wideHeight={632}
      phoneHeight={512}
      fills={['oneOff']}
      draw={({ width, variant, patternId }) => {
        const at = LAYOUTS[variant];
        const right = Math.max(at.right, endsPx(scenarios, variant, locale));
        const x = linearScale([0, lastYear], [at.left, width - right]);
        const y = linearScale(domain, [at.top + at.plot, at.top]);
        const taxX = taxStep ? x(taxStep.calendarYear - firstYear) : null;
        const stripEnd = at.stripTop + at.strip;
        const bottom = at.top + at.plot;
        const frame = { x, y, width, variant, locale, firstYear, scenarios, bottom } as const;
        return (
          <>
            <EconomyCurves {...frame} domain={domain} />
            <EndLabels {...frame} />
            {taxX === null || taxX <= x(0) || taxX >= x(lastYear) ? null : (
              <TaxLine x={taxX} top={variant === 'wide' ? 4 : 10} {...{ at, stripEnd }} />
            )}
            <MoneyUnit x={at.left - 10} variant={variant} locale={locale} />
            <EconomyMarks {...frame} taxStep={taxStep} />
            <ChartText x={0} y={at.stripTop - 16} bold>
              {variant === 'wide'
                ? m.charts_economy_strip({}, { locale })
                : m.charts_economy_strip_short({}, { locale })}
            </ChartText>
            <YearStrip
              bars={variant === 'wide' ? bars : bars.map(withoutMiddleLabels)}
              x={x}
              top={at.stripTop}
              height={at.strip}
              lineX={taxX}
              patternId={patternId}
            />
            <YearAxis
              x={x}
              y={stripEnd}
              lastYear={lastYear}
              firstYear={firstYear}
              startWord={variant === 'wide' ? m.charts_start({}, { locale }) : '0'}
              yearWord={m.charts_year_unit({}, { locale })}
            />
          </>
        );
      }}
    />
  );
}

type TaxLineProps = {
  x: number;
  top: number;
  at: (typeof LAYOUTS)[ChartVariant];
  stripEnd: number;
};

/** From this year the electricity tax is different; the heading of the bars stays clear of it. */
function TaxLine({ x, top, at, stripEnd }: TaxLineProps) {
  return (
    <path
      d={`M${x},${top}V${at.stripTop - 34}M${x},${at.stripTop - 8}V${stripEnd}`}
      fill="none"
      stroke="var(--color-sol-700)"
      strokeWidth="1.5"
      strokeDasharray="4 3"
    />
  );
}

/** Above the amounts: kroner, on the phone thousands of them. */
function MoneyUnit({ x, variant, locale }: { x: number; variant: ChartVariant; locale: Locale }) {
  const isWide = variant === 'wide';
  return (
    <>
      <ChartText x={x} y={isWide ? 8 : 16} anchor="end" tone="quiet">
        {isWide ? m.charts_kr({}, { locale }) : decimal(1000, locale)}
      </ChartText>
      {isWide ? null : (
        <ChartText x={x} y={34} anchor="end" tone="quiet">
          {m.charts_kr({}, { locale })}
        </ChartText>
      )}
    </>
  );
}

/** One bar a year; the first, the one at the tax step, the tenth and the last have their figure. */
function savingBars({ scenarios, firstYear, taxStep, locale }: EconomyChartProps): StripBar[] {
  const { economy } = scenarios[0];
  const lastYear = lastOf(economy).year;
  const stepYear = taxStep ? taxStep.calendarYear - firstYear + 1 : 0;
  return Array.from({ length: lastYear }, (_, index): StripBar => {
    const year = index + 1;
    const value = savingBeforeOneOffsDkk(economy, year);
    const happens = (...kinds: readonly string[]) =>
      economy.events.some((at) => at.year === year && kinds.includes(at.kind));
    const oneOff = happens('inverter')
      ? m.charts_economy_inverter_short({}, { locale })
      : happens('roof')
        ? m.charts_economy_roof_short({}, { locale })
        : happens('battery', 'battery-end')
          ? m.charts_economy_battery_short({}, { locale })
          : undefined;
    const isNamed = year === 1 || year === stepYear || year === 10 || year === lastYear;
    return {
      year,
      value,
      look: oneOff !== undefined ? 'oneOff' : year < stepYear ? 'low' : 'plain',
      strong: year === stepYear,
      label: oneOff ?? (isNamed ? decimal(Math.round(value / 100) * 100, locale) : undefined),
    };
  });
}

function withoutMiddleLabels(bar: StripBar, index: number, all: readonly StripBar[]): StripBar {
  const isEnd = index <= 1 || index === all.length - 1;
  return isEnd && bar.look !== 'oneOff' ? bar : { ...bar, label: undefined };
}
