import { m } from '../../../messages/compiled/messages.js';
import { decimal, kWh, kr, percent } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';
import { azimuthWords, roofTypeName } from '../../../words/names.ts';
import { krWithOre } from './money-text.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

export type Reason = { readonly title: string; readonly text: string };

/** Within this many degrees of south the yield is the same to the percent. */
const NEAR_SOUTH_DEG = 12;
/** Flatter than this a direction means next to nothing. */
const FLAT_BELOW_DEG = 5;

/** Three sentences that carry the answer: the sun on this roof, the home's own use, what the house needs. */
export function reasonsOf(
  figures: ReportFigures,
  locale: Locale,
): readonly [Reason, Reason, Reason] {
  return [sunReason(figures, locale), ownUseReason(figures, locale), houseReason(figures, locale)];
}

function sunReason({ estimate, input, bestRoofShare }: ReportFigures, locale: Locale): Reason {
  const figures = {
    yield: decimal(estimate.yield.kwhPerKwp, locale),
    // Rounded down: a roof that is nearly the best is not the best.
    share: percent(Math.floor(bestRoofShare * 100) / 100, locale),
  };
  return {
    title:
      input.roofFaces === null
        ? directionTitle(input)
        : m.report_reason_faces({ count: decimal(input.roofFaces.length, locale) }),
    text:
      input.shading === 'none'
        ? m.report_reason_yield(figures)
        : m.report_reason_yield_shaded(figures),
  };
}

function directionTitle({ slope, azimuth }: ReportFigures['input']): string {
  if (slope < FLAT_BELOW_DEG) return m.report_reason_flat();
  if (azimuth === 0) return m.report_reason_south();
  if (Math.abs(azimuth) <= NEAR_SOUTH_DEG) return m.report_reason_near_south();
  if (azimuth === -90) return m.report_reason_east();
  if (azimuth === 90) return m.report_reason_west();
  if (Math.abs(azimuth) === 180) return m.report_reason_north();
  return m.report_reason_other({ direction: azimuthWords(azimuth) });
}

function ownUseReason({ estimate, ownUse }: ReportFigures, locale: Locale): Reason {
  const worth = m.report_reason_own_use_worth({
    kwh: kWh(ownUse.kwh, locale),
    price: krWithOre(ownUse.dkkPerKwh, locale),
    year: String(ownUse.year),
  });
  const sold =
    ownUse.soldDkkPerKwh === null
      ? ''
      : ` ${m.report_reason_own_use_sold({ price: krWithOre(ownUse.soldDkkPerKwh, locale) })}`;
  return {
    title: m.report_reason_own_use({
      share: percent(estimate.energy.selfConsumptionShare, locale),
    }),
    text: `${worth}${sold}`,
  };
}

function houseReason({ input, lines, priceList }: ReportFigures, locale: Locale): Reason {
  if (input.replaceRoofNext10Yrs) {
    return { title: m.report_reason_roof_soon(), text: m.report_reason_roof_soon_text() };
  }
  const amountOf = (code: string): string | null => {
    const ore = lines.reduce((sum, line) => sum + (line.code === code ? line.totalOre : 0), 0);
    return ore === 0 ? null : kr((ore * (100 + priceList.vatPercent)) / 10_000, locale);
  };
  const items = extraItems(amountOf('electrical-board'), amountOf('cable'));
  if (items !== null) {
    return { title: m.report_reason_extra(), text: m.report_reason_extra_text({ items }) };
  }
  return {
    title: m.report_reason_nothing_extra(),
    text: m.report_reason_nothing_extra_text({
      roof: roofTypeName(input.roofType),
      cable: `${decimal(input.cableLengthToRoof, locale)}\u00a0m`,
    }),
  };
}

function extraItems(board: string | null, cable: string | null): string | null {
  if (board !== null && cable !== null) return m.report_reason_extra_both({ board, cable });
  if (board !== null) return m.report_reason_extra_board({ amount: board });
  return cable === null ? null : m.report_reason_extra_cable({ amount: cable });
}
