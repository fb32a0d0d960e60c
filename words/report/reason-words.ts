import { m } from '../../messages/compiled/messages.js';
import { decimal, kWh, kr, percent } from '../format.ts';
import type { Locale } from '../locale.ts';
import { azimuthWords } from '../azimuth-words.ts';
import { roofTypeName } from '../names.ts';
import { krWithOre } from './money-text.ts';
import { againstToday } from '../standing-words.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';

export type Reason = { readonly title: string; readonly text: string };

/** Within this many degrees of south the yield is the same to the percent. */
const NEAR_SOUTH_DEG = 12;
/** On a flatter roof the direction hardly matters. */
const FLAT_BELOW_DEG = 5;

/**
 * Three sentences that carry the answer: the sun on this roof, the home's own use, what the house
 * needs.
 */
export function reasonsOf(
  figures: ReportFigures,
  locale: Locale,
): readonly [Reason, Reason, Reason] {
  return [
    figures.estimate.system.numberOfPanels === 0
      ? standingReason(figures, locale)
      : sunReason(figures, locale),
    ownUseReason(figures, locale),
    houseReason(figures, locale),
  ];
}

/** No new panel is put up: what the standing ones give, and what the saving is compared with. */
function standingReason({ estimate }: ReportFigures, locale: Locale): Reason {
  const productionKwh = estimate.today?.productionKwh ?? 0;
  return {
    title: m.standing_reason_title({ kwh: kWh(productionKwh, locale) }, { locale }),
    text: againstToday(estimate, locale),
  };
}

function sunReason(
  { estimate, input, guessed, bestRoofShare }: ReportFigures,
  locale: Locale,
): Reason {
  const figures = {
    yield: decimal(estimate.yield.kwhPerKwp, locale),
    // Rounded down: a roof that is nearly the best is not the best.
    share: percent(Math.floor(bestRoofShare * 100) / 100, locale),
  };
  return {
    title:
      input.roofFaces === null
        ? guessed.includes('azimuth')
          ? guessedTitle(input, locale)
          : directionTitle(input, locale)
        : m.report_reason_faces({ count: decimal(input.roofFaces.length, locale) }, { locale }),
    text:
      input.shading === 'none'
        ? m.report_reason_yield(figures, { locale })
        : m.report_reason_yield_shaded(figures, { locale }),
  };
}

function guessedTitle({ slope, azimuth }: ReportFigures['input'], locale: Locale): string {
  return slope < FLAT_BELOW_DEG
    ? m.report_reason_flat({}, { locale })
    : m.report_reason_guessed({ direction: azimuthWords(azimuth, locale) }, { locale });
}

function directionTitle({ slope, azimuth }: ReportFigures['input'], locale: Locale): string {
  if (slope < FLAT_BELOW_DEG) return m.report_reason_flat({}, { locale });
  if (azimuth === 0) return m.report_reason_south({}, { locale });
  if (Math.abs(azimuth) <= NEAR_SOUTH_DEG) return m.report_reason_near_south({}, { locale });
  if (azimuth === -90) return m.report_reason_east({}, { locale });
  if (azimuth === 90) return m.report_reason_west({}, { locale });
  if (Math.abs(azimuth) === 180) return m.report_reason_north({}, { locale });
  return m.report_reason_other({ direction: azimuthWords(azimuth, locale) }, { locale });
}

function ownUseReason({ estimate, ownUse }: ReportFigures, locale: Locale): Reason {
  const worth = m.report_reason_own_use_worth(
    {
      kwh: kWh(ownUse.kwh, locale),
      price: krWithOre(ownUse.dkkPerKwh, locale),
      year: String(ownUse.year),
    },
    { locale },
  );
  const sold =
    ownUse.soldDkkPerKwh === null
      ? ''
      : ` ${m.report_reason_own_use_sold({ price: krWithOre(ownUse.soldDkkPerKwh, locale) }, { locale })}`;
  return {
    title: m.report_reason_own_use(
      {
        share: percent(estimate.energy.selfConsumptionShare, locale),
      },
      { locale },
    ),
    text: `${worth}${sold}`,
  };
}

function houseReason({ input, lines, priceList, estimate }: ReportFigures, locale: Locale): Reason {
  const goesUp = estimate.system.numberOfPanels > 0;
  if (goesUp && input.replaceRoofNext10Yrs) {
    return {
      title: m.report_reason_roof_soon({}, { locale }),
      text: m.report_reason_roof_soon_text({}, { locale }),
    };
  }
  const amountOf = (code: string): string | null => {
    const ore = lines.reduce((sum, line) => sum + (line.code === code ? line.totalOre : 0), 0);
    return ore === 0 ? null : kr((ore * (100 + priceList.vatPercent)) / 10_000, locale);
  };
  const items = extraItems(amountOf('electrical-board'), amountOf('cable'), locale);
  if (items !== null) {
    return {
      title: m.report_reason_extra({}, { locale }),
      text: m.report_reason_extra_text({ items }, { locale }),
    };
  }
  if (!goesUp) {
    return {
      title: m.standing_reason_house({}, { locale }),
      text: m.standing_reason_house_text({}, { locale }),
    };
  }
  return {
    title: m.report_reason_nothing_extra({}, { locale }),
    text: m.report_reason_nothing_extra_text(
      {
        roof: roofTypeName(input.roofType, locale),
        cable: `${decimal(input.cableLengthToRoof, locale)}\u00a0m`,
      },
      { locale },
    ),
  };
}

function extraItems(board: string | null, cable: string | null, locale: Locale): string | null {
  if (board !== null && cable !== null)
    return m.report_reason_extra_both({ board, cable }, { locale });
  if (board !== null) return m.report_reason_extra_board({ amount: board }, { locale });
  return cable === null ? null : m.report_reason_extra_cable({ amount: cable }, { locale });
}
