import { m } from '../../messages/compiled/messages.js';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { decimal, kWh, kWp, kr } from '../format.ts';
import { paybackWords, roundedTo } from '../estimate-words.ts';
import type { Locale } from '../locale.ts';

type Headline = Pick<EstimateFigures, 'economy' | 'savings' | 'system'>;

/** The whole answer in one sentence, the report's h1. */
export function headlineSentence({ economy, savings, system }: Headline, locale: Locale): string {
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

/** «6,2 kWp, 14 paneler, uden batteri». */
export function systemLine({ system }: Pick<Headline, 'system'>, locale: Locale): string {
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
