import { m } from '../../messages/compiled/messages.js';
import { isAnythingBought } from '../../domain/bought-parts.ts';
import type { StandingPanels } from '../../engine/estimate-input.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { decimal, kWh, kWp, kr } from '../format.ts';
import { paybackWords, roundedTo } from '../estimate-words.ts';
import type { Locale } from '../locale.ts';

type Headline = Pick<EstimateFigures, 'economy' | 'savings' | 'system' | 'today'>;

/** The whole answer in one sentence, the report's h1. */
export function headlineSentence(headline: Headline, locale: Locale): string {
  const { economy, savings, system, today } = headline;
  if (today) return besideSentence(headline, locale);
  if (system.limitedBy === 'thatch') return m.report_sentence_thatch({}, { locale });
  if (system.numberOfPanels === 0) return m.report_sentence_no_room({}, { locale });
  const savingDkk = roundedTo(savings.tenYearMeanDkk, 100);
  if (savingDkk <= 0) return m.report_sentence_no_saving({}, { locale });
  const saving = kr(savingDkk, locale);
  return economy.paybackYears === null
    ? m.report_sentence_unpaid({ saving }, { locale })
    : m.report_sentence_paid(
        { saving, payback: paybackWords(economy.paybackYears, locale) },
        { locale },
      );
}

/** Beside panels that stand already: what is bought may be no system. */
function besideSentence({ economy, savings, system }: Headline, locale: Locale): string {
  if (!isAnythingBought(system)) return m.standing_none({}, { locale });
  const savingDkk = roundedTo(savings.tenYearMeanDkk, 100);
  if (savingDkk <= 0) return m.standing_saves_nothing({}, { locale });
  const saving = kr(savingDkk, locale);
  if (economy.paybackYears === null) return m.standing_saves_unpaid({ saving }, { locale });
  const payback = paybackWords(economy.paybackYears, locale);
  return m.standing_saves_paid({ saving, payback }, { locale });
}

/** «6,2 kWp, 14 paneler, uden batteri»; beside standing panels «batteri på 10 kWh, til 6,0 kWp fra 2016». */
export function systemLine(
  { system }: Pick<Headline, 'system'>,
  standing: StandingPanels | null,
  locale: Locale,
): string {
  if (standing === null) return newSystem(system, locale);
  const beside = { kwp: kWp(standing.peakPower, locale), year: String(standing.year) };
  const bought = system.numberOfPanels > 0 ? newSystem(system, locale) : partsLine(system, locale);
  return m.standing_system_beside({ system: bought, ...beside }, { locale });
}

/** A battery, a new inverter, or both, and no panel. */
function partsLine(system: Headline['system'], locale: Locale): string {
  return system.batteryUsableKwh > 0
    ? m.report_system_with_battery({ capacity: kWh(system.batteryUsableKwh, locale) }, { locale })
    : m.standing_system_inverter({}, { locale });
}

function newSystem(system: Headline['system'], locale: Locale): string {
  const panels = m.report_system(
    {
      kwp: kWp(system.peakPower, locale),
      count: decimal(system.numberOfPanels, locale),
    },
    { locale },
  );
  const battery =
    system.batteryUsableKwh > 0
      ? m.report_system_with_battery({ capacity: kWh(system.batteryUsableKwh, locale) }, { locale })
      : m.report_system_without_battery({}, { locale });
  return `${panels}, ${battery}`;
}

/** The place as far as it is known: the address, the example's town, or the postcode. */
export function placeLine(
  address: string,
  postcode: string | null,
  example: string | null,
  locale: Locale,
): string {
  if (address !== '') return address;
  if (example !== null) return m.report_example_name({ place: example }, { locale });
  return postcode === null
    ? m.report_your_roof({}, { locale })
    : m.report_place_postcode({ postcode }, { locale });
}
