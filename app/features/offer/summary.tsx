import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { paybackText, priceFigure, savingText } from '../../../words/answer-words.ts';
import { decimal, kWh, kWp, shortDecimal } from '../../../words/format.ts';
import { guessedText } from '../../../words/report/guess-words.ts';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import { standingLine } from '../../../words/standing-words.ts';
import { roofTypeName } from '../../../words/names.ts';
import type { AskedField } from '../../../domain/guessed-fields.ts';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
import { Figure } from '../../ui/figure.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { OfferFigures } from './offer-figures.ts';

type Item = { readonly label: string; readonly lines: readonly string[]; readonly note?: string };

type SummaryProps = {
  readonly title: string;
  readonly figures: OfferFigures;
  /** Beside the title: where the figures come from. */
  readonly link?: ReactNode;
  /** Beside the price: of which day it is. */
  readonly note: string;
};

/** What is asked for, read-only. On a phone place, system and price; the rest opens. */
export function Summary({ title, figures, link, note }: SummaryProps) {
  const locale = getLocale();
  const place = placeItem(figures);
  const system = systemItem(figures);
  const rest = [
    ...(figures.numberOfPanels > 0 || figures.standing === null ? [roofItem(figures)] : []),
    ...resultItems(figures),
  ];
  return (
    <section
      aria-labelledby="offer-summary"
      className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="offer-summary" className="text-22 font-semibold">
          {title}
        </h2>
        {link}
      </div>
      <dl className="mt-4 hidden grid-cols-3 gap-x-6 gap-y-4 tablet:grid">
        {[place, system, ...rest].map((item) => (
          <ItemRow key={item.label} item={item} />
        ))}
      </dl>
      <div className="mt-2 tablet:hidden">
        <p className="font-medium">{place.lines.join(', ')}</p>
        <p className="text-blaek-600">{system.lines.join(' · ')}</p>
      </div>
      {figures.roof === null ? null : (
        <div className="mt-4 flex justify-center">
          <RoofPictureChart picture={figures.roof} locale={locale} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-hairline pt-4">
        <p>
          <span className="block text-14 text-blaek-600">{m.offer_price()}</span>
          <Figure size="large" {...priceFigure(figures.totalPriceDkk, locale).parts} />
        </p>
        <p className="text-14 text-blaek-600 tablet:max-w-76 tablet:text-right">
          {[note, guessedText(figures.guessed, figures.standing, locale)].filter(Boolean).join(' ')}
        </p>
      </div>
      <details className="group -mx-4 mt-4 -mb-5 border-t border-hairline px-4 tablet:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between text-gran-700 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {m.offer_more()}
          <ChevronDownIcon className="shrink-0 group-open:rotate-180" />
        </summary>
        <dl className="flex flex-col gap-4 pt-2 pb-5">
          {rest.map((item) => (
            <ItemRow key={item.label} item={item} />
          ))}
        </dl>
      </details>
    </section>
  );
}

function ItemRow({ item }: { readonly item: Item }) {
  return (
    <div>
      <dt className="text-14 text-blaek-600">{item.label}</dt>
      {item.lines.map((line) => (
        <dd key={line} className="font-medium">
          {line}
        </dd>
      ))}
      {item.note === undefined ? null : <dd className="text-14 text-blaek-600">{item.note}</dd>}
    </div>
  );
}

function placeItem({ address, lat, lon }: OfferFigures): Item {
  const locale = getLocale();
  const position = m.offer_position({ lat: decimal(lat, locale, 3), lon: decimal(lon, locale, 3) });
  // «Skovvej 12, 8000 Aarhus C»: street and town each on a line, as on a letter.
  return { label: m.offer_place(), lines: address === '' ? [position] : address.split(', ') };
}

function systemItem({ numberOfPanels, peakPower, batteryUsableKwh, standing }: OfferFigures): Item {
  const locale = getLocale();
  const panels = m.offer_panels({
    count: decimal(numberOfPanels, locale),
    kwp: kWp(peakPower, locale),
  });
  const battery =
    batteryUsableKwh > 0
      ? m.offer_with_battery({ capacity: `${shortDecimal(batteryUsableKwh, locale, 1)}\u00a0kWh` })
      : m.offer_without_battery();
  if (standing === null) return { label: m.offer_system(), lines: [panels, battery] };
  const parts = [
    ...(numberOfPanels > 0 ? [panels] : []),
    ...(batteryUsableKwh > 0 ? [battery] : []),
    ...(standing.inverter === 'replaced' ? [m.standing_system_inverter()] : []),
  ];
  return { label: m.offer_system(), lines: [...parts, standingLine(standing, locale)] };
}

function roofItem(figures: OfferFigures): Item {
  const { roofType, roofSurfaceArea, slopeDeg, azimuthDeg, faces, guessed } = figures;
  const locale = getLocale();
  const told = (field: AskedField, value: string) =>
    guessed.includes(field) ? m.report_our_guess({ value }) : value;
  const roof = told('roofType', roofTypeName(roofType, locale));
  const area = roofSurfaceArea === null ? null : `${decimal(roofSurfaceArea, locale)}\u00a0m²`;
  const slope = m.offer_roof_slope({
    slope: told('slope', `${decimal(slopeDeg, locale)}°`),
    direction: told('azimuth', azimuthWords(azimuthDeg, locale)),
  });
  return {
    label: m.offer_roof(),
    lines: [
      area === null ? roof : m.offer_roof_area({ roof, area }),
      faces > 1
        ? m.offer_roof_faces({ count: decimal(faces, locale) })
        : slopeDeg === 0
          ? m.offer_roof_flat()
          : slope,
    ],
  };
}

function resultItems(figures: OfferFigures): readonly Item[] {
  const { annualKwh, tenYearMeanDkk, paybackYears, numberOfPanels } = figures;
  const locale = getLocale();
  return [
    ...(numberOfPanels > 0 ? [{ label: m.offer_yield(), lines: [kWh(annualKwh, locale)] }] : []),
    {
      label: m.offer_saving(),
      lines: [savingText(tenYearMeanDkk, locale)],
      note: m.offer_saving_note(),
    },
    {
      label: m.offer_payback(),
      lines: [paybackText(paybackYears, locale)],
    },
  ];
}
