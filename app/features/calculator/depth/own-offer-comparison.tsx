import { useId } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import type { OwnOfferFlag, OwnOfferResult } from '../../../../engine/estimate-figures.ts';
import { priceFigure } from '../../../../words/answer-words.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { kr, kWh, percent, shortDecimal, years } from '../../../../words/format.ts';
import { AlertIcon, CheckIcon } from '../../../ui/icons.tsx';

export type OwnOfferComparisonProps = { run: EstimateRun; offer: OwnOfferResult };

/** Their price and ours for the same system, and what in their promises to ask about. */
export function OwnOfferComparison({ run, offer }: OwnOfferComparisonProps) {
  const { price, economy, yield: produced } = run.estimate;
  const promised = run.input.ownOffer?.promisedAnnualKwh ?? null;
  const locale = getLocale();
  const id = useId();
  const payback = (value: number | null) =>
    value === null ? m.calculator_payback_never() : years(value, locale);
  const value = (dkk: number) => kr(roundedTo(dkk, 1000), locale);
  const kwh = (figure: number) => kWh(roundedTo(figure, 10), locale);
  const rows = [
    [
      m.depth_offer_row_price(),
      kr(offer.priceDkk, locale),
      priceFigure(price.totalPrice, locale).text,
    ],
    [m.depth_offer_row_payback(), payback(offer.paybackYears), payback(economy.paybackYears)],
    [m.depth_offer_row_value(), value(offer.npvDkk), value(economy.npvDkk)],
    ...(promised === null
      ? []
      : [[m.depth_offer_row_kwh(), kwh(promised), kwh(produced.annualKwh)] as const]),
  ] as const;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-hairline bg-white p-4"
    >
      <h4 id={id} className="sr-only">
        {m.depth_offer_compare()}
      </h4>
      <p className="font-semibold">{differenceWords(offer.priceDifferenceDkk)}</p>
      <table className="w-full text-14 tabular-nums" aria-labelledby={id}>
        <thead>
          <tr className="border-b border-blaek text-right">
            <td />
            <th scope="col" className="py-1 pl-2 font-medium">
              {m.depth_offer_theirs()}
            </th>
            <th scope="col" className="py-1 pl-2 font-medium">
              {m.depth_offer_ours()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, theirs, ours]) => (
            <tr key={name} className="border-b border-hairline text-right">
              <th scope="row" className="py-1.5 text-left font-normal text-blaek-600">
                {name}
              </th>
              <td className="py-1.5 pl-2 font-medium whitespace-nowrap">{theirs}</td>
              <td className="py-1.5 pl-2 whitespace-nowrap">{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Remarks run={run} offer={offer} />
      <p className="text-14 text-blaek-600">{m.depth_offer_basis()}</p>
    </section>
  );
}

/** Below this both prices read the same. */
const SAME_DKK = 50;

function differenceWords(differenceDkk: number): string {
  if (Math.abs(differenceDkk) < SAME_DKK) return m.depth_offer_same();
  const amount = kr(Math.abs(differenceDkk), getLocale());
  return differenceDkk > 0 ? m.depth_offer_more({ amount }) : m.depth_offer_less({ amount });
}

function Remarks({ run, offer: { flags } }: OwnOfferComparisonProps) {
  const promisedKwh = run.input.ownOffer?.promisedAnnualKwh ?? null;
  const isNear = promisedKwh !== null && !flags.some((flag) => flag.startsWith('promised-yield'));
  if (flags.length === 0 && !isNear) return null;
  return (
    <ul className="flex flex-col gap-2 text-14">
      {flags.map((flag) => (
        <li key={flag} className="flex gap-2">
          <AlertIcon className="shrink-0 text-sol-700" />
          <span>{flagWords(flag, run)}</span>
        </li>
      ))}
      {isNear ? (
        <li className="flex gap-2">
          <CheckIcon className="shrink-0 text-gran-700" />
          <span>{m.depth_offer_kwh_near()}</span>
        </li>
      ) : null}
    </ul>
  );
}

function flagWords(flag: OwnOfferFlag, { input: { ownOffer }, estimate }: EstimateRun): string {
  const locale = getLocale();
  const off = (ownOffer?.promisedAnnualKwh ?? 0) / estimate.yield.annualKwh - 1;
  const share = percent(Math.abs(off), locale);
  switch (flag) {
    case 'promised-yield-high':
      return m.depth_offer_kwh_high({ share });
    case 'promised-yield-low':
      return m.depth_offer_kwh_low({ share });
    case 'price-unlikely':
      return m.depth_offer_price_unlikely();
    case 'price-growth-high': {
      const growth = shortDecimal(ownOffer?.promisedPriceGrowthPercent ?? 0, locale, 1);
      return m.depth_offer_growth_high({ growth });
    }
  }
}
