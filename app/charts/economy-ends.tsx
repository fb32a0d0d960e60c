import { signed, signedKr } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { ChartVariant } from './chart-picture.tsx';
import { ChartText } from './chart-text.tsx';
import type { EconomyPlot } from './economy-curves.tsx';
import { lastOf, scenarioLabel } from './economy-figures.ts';
import type { EconomyScenario } from './economy-figures.ts';
import { edgeWords } from './economy-text.ts';
import { placedInColumn } from './label-column.ts';
import { textWidthPx } from './text-size.ts';

type Scenarios = readonly [EconomyScenario, ...EconomyScenario[]];

/** Gap between two labels, from the curve's end to its text, and behind the text [px]. */
const LAYOUTS = {
  wide: { gap: 43, before: 20, behind: 4, size: 18 },
  phone: { gap: 24, before: 8, behind: 0, size: 16 },
} as const;

type EndText = { dkk: number; text: string; note: string; isMain: boolean };

/** What each curve ends at: amounts in whole thousands, on the phone without a name. */
function endTexts([shown, ...others]: Scenarios, variant: ChartVariant, locale: Locale) {
  const last = lastOf(shown.economy);
  const { above, below } = edgeWords(shown.economy, locale);
  const isWide = variant === 'wide';
  const ending = (dkk: number, note: string, isMain = false): EndText => {
    const thousands = Math.round(dkk / 1000);
    return {
      dkk,
      note,
      isMain,
      text: isWide ? signedKr(thousands * 1000, locale) : signed(thousands, locale),
    };
  };
  return [
    ending(last.cumulativeP90Dkk, above),
    ending(last.cumulativeDkk, [shown.key, shown.name].filter(Boolean).join(' · '), true),
    ending(last.cumulativeP10Dkk, below),
    ...(isWide ? others : []).map((other) =>
      ending(lastOf(other.economy).cumulativeDkk, scenarioLabel(other)),
    ),
  ];
}

/** How much room the labels need to the right of the curves [px]. */
export function endsPx(scenarios: Scenarios, variant: ChartVariant, locale: Locale): number {
  const { before, behind, size } = LAYOUTS[variant];
  const widths = endTexts(scenarios, variant, locale).map(({ text, note, isMain }) =>
    Math.max(
      textWidthPx(text, { bold: true, size: isMain ? size : 14 }),
      variant === 'wide' ? textWidthPx(note) : 0,
    ),
  );
  return Math.ceil(before + Math.max(...widths) + behind);
}

type EndLabelsProps = EconomyPlot & { scenarios: Scenarios };

/** Each curve's last figure beside its end, moved apart where two curves end close together. */
export function EndLabels({ x, y, scenarios, variant, locale, bottom }: EndLabelsProps) {
  const right = x(lastOf(scenarios[0].economy).year);
  const isWide = variant === 'wide';
  const { gap, before, size } = LAYOUTS[variant];
  const placed = placedInColumn(
    endTexts(scenarios, variant, locale).map((item) => ({ y: y(item.dkk), item })),
    { gapPx: gap, limits: [isWide ? 10 : 20, bottom - 8] },
  );
  return placed.map(({ y: labelY, item }) => (
    <g key={item.note}>
      {isWide ? (
        <polyline
          points={`${right + 2},${y(item.dkk)} ${right + 14},${labelY - 4}`}
          stroke={item.isMain ? 'var(--color-gran-700)' : 'var(--color-blaek)'}
          strokeWidth={item.isMain ? 2 : 1}
        />
      ) : null}
      <ChartText
        x={right + before}
        y={labelY + (isWide ? 0 : 5)}
        bold={isWide || item.isMain}
        size={item.isMain ? size : 14}
        tone={item.isMain ? 'brand' : isWide ? 'main' : 'quiet'}
      >
        {item.text}
      </ChartText>
      {isWide ? (
        <ChartText x={right + before} y={labelY + 18} tone="quiet">
          {item.note}
        </ChartText>
      ) : null}
    </g>
  ));
}
