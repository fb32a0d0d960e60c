import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, kr, kWh, kWp } from '../../../../words/format.ts';
import { ArticleTable } from './article-table.tsx';
import { krAndOre, ore } from './price-text.ts';
import figures from './sold-power.build.ts';
import { inHundreds } from './amounts.tsx';

const HOW = { own: figures.year.own, sold: figures.year.sold, ownWithTax: figures.ownWithTax };

/** The value of a kilowatt hour of the example's sun over the year: "1,20 kr.". */
export function ValueOf({ use }: { use: keyof typeof HOW }) {
  return krAndOre(HOW[use], getLocale());
}

const KWH = {
  direct: figures.directKwh,
  exported: figures.exportedKwh,
  curtailed: figures.curtailedKwh,
  allowance: figures.allowanceKwh,
};

/** The example's electricity, in whole hundreds. */
export function SunEnergy({ of }: { of: keyof typeof KWH }) {
  return kWh(inHundreds(KWH[of]), getLocale());
}

/** All that is taken off a sold kilowatt hour: "3,1 øre" / "DKK 0.03". */
export function SaleDeduction() {
  const { energinet, grid, supplier } = figures.deductions;
  const locale = getLocale();
  const dkk = energinet + grid + supplier;
  return locale === 'da' ? ore(dkk, locale) : krAndOre(dkk, locale);
}

/** A year's sale of the example's own size. */
export function ExampleSale() {
  return kr(inHundreds(figures.sizes[0]!.incomeDkk), getLocale());
}

/** What roofs of four sizes are paid a year, and how much of it goes in tax. */
export function SaleBySize({ caption }: { caption: string }) {
  const locale = getLocale();
  return (
    <ArticleTable
      caption={caption}
      heads={[
        m.figures_sold_size(),
        m.figures_sold_kwh(),
        m.figures_sold_income(),
        m.figures_sold_tax(),
      ]}
      rows={figures.sizes.map(({ peakKwp, soldKwh, incomeDkk, taxDkk }) => ({
        key: String(peakKwp),
        label: kWp(peakKwp, locale),
        cells: [soldKwh, incomeDkk, taxDkk].map((value) => decimal(inHundreds(value), locale)),
      }))}
    />
  );
}
