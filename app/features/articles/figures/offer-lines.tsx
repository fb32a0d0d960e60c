import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { date, decimal, kWh, kWp, percent } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Amount, Energy, ExactAmount } from './amounts.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { OfferBars } from './offer-bars.tsx';
import { offerGroups } from './offer-groups.ts';
import type { OfferGroup } from './offer-groups.ts';
import { offerGroupName, offerLineName } from './offer-names.ts';
import offer from './offer-lines.build.ts';

const groups = offerGroups(offer);
const sumOf = (kind: OfferGroup['kind']) => groups.find((group) => group.kind === kind)!.sumDkk;

const AMOUNTS = {
  total: offer.totalDkk,
  goods: sumOf('goods'),
  work: sumOf('work'),
  vat: sumOf('vat'),
  oldBoard: offer.oldBoardDkk,
} as const;

/** A price in the example offer, in whole kroner: its lines add up. */
export function Kr({ of }: { of: keyof typeof AMOUNTS }) {
  return <ExactAmount dkk={AMOUNTS[of]} />;
}

/** Whole hundreds, for prices outside the example's own sum. */
export function About({ of }: { of: keyof typeof AMOUNTS }) {
  return <Amount dkk={AMOUNTS[of]} />;
}

export function SystemSize() {
  return kWp(offer.peakPowerKwp, getLocale());
}

export function YearlyYield() {
  return <Energy inKwh={offer.annualKwh} />;
}

export function YieldPerKwp() {
  return kWh(Math.round(offer.kwhPerKwp / 10) * 10, getLocale());
}

/** The lines of a price, in three groups. */
export function OfferLinesChart() {
  const locale = getLocale();
  const title = m.figures_offer_title({
    work: percent(sumOf('work') / offer.totalExVatDkk, locale),
  });
  return (
    <ChartPanel
      title={title}
      caption={m.figures_offer_caption({
        size: kWp(offer.peakPowerKwp, locale),
        capacity: kWh(offer.batteryKwh, locale),
        from: date(offer.priceBookFrom, locale),
      })}
      note={m.figures_price_note()}
      table={
        <DataTable
          caption={title}
          hideCaption
          corner={m.figures_offer_line()}
          columns={[{ key: 'kr', label: m.figures_unit_kr() }]}
          rows={groups.flatMap(({ kind, sumDkk, lines }) => [
            {
              key: kind,
              label: offerGroupName(kind),
              cells: [decimal(sumDkk, locale)],
              level: 'main' as const,
            },
            ...lines.map(({ code, totalDkk }) => ({
              key: code,
              label: offerLineName(code),
              cells: [decimal(totalDkk, locale)],
              level: 'part' as const,
            })),
          ])}
          totals={{
            key: 'total',
            label: m.figures_offer_total(),
            cells: [decimal(offer.totalDkk, locale)],
          }}
        />
      }
    >
      <OfferBars label={title} groups={groups} totalDkk={offer.totalDkk} locale={locale} />
    </ChartPanel>
  );
}
