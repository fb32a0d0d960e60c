import { estimateInput } from '../../../../domain/estimate-request.ts';
import { quoteFor, RISE_LIMIT_PERCENT } from '../../../../domain/prices/rehearsal.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import type { BuildingType, RoofType } from '../../../../engine/estimate-input.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { salesPrices } from '../../../../engine/quote/price-list.ts';
import { profitExVatOre } from '../../../../engine/quote/profit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, percent, shortDecimal, signedKr } from '../../../../words/format.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { AdminCard } from '../admin-table.tsx';
import { percentChange } from './price-words.ts';

type House = {
  readonly lat: number;
  readonly lon: number;
  readonly postcode: string;
  readonly peakPower: number;
  readonly roofType: RoofType;
  readonly buildingType: BuildingType;
};

/** Common homes in three parts of the country, chosen by us: each shows at once what a price change does. */
const HOUSES: readonly House[] = [
  {
    lat: 56.15,
    lon: 10.2,
    postcode: '8000',
    peakPower: 6,
    roofType: 'tile',
    buildingType: 'detached',
  },
  {
    lat: 55.86,
    lon: 9.85,
    postcode: '8700',
    peakPower: 8.2,
    roofType: 'fibre-cement',
    buildingType: 'detached',
  },
  {
    lat: 55.64,
    lon: 12.08,
    postcode: '4000',
    peakPower: 4.3,
    roofType: 'felt',
    buildingType: 'terraced',
  },
];

type ReferenceHousesProps = { readonly draft: PriceDraft; readonly book: PriceBook };

/** What three homes cost with the draft as it is typed. */
export function ReferenceHouses({ draft, book }: ReferenceHousesProps) {
  return (
    <AdminCard
      title={{ id: 'houses', text: m.prices_reference(), note: m.prices_reference_live() }}
    >
      <ul aria-labelledby="houses">
        {HOUSES.map((house) => (
          <HouseRow key={house.postcode} house={house} draft={draft} book={book} />
        ))}
      </ul>
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">
        {m.prices_reference_limit({ change: percentChange(RISE_LIMIT_PERCENT) })}
      </p>
    </AdminCard>
  );
}

function HouseRow(props: ReferenceHousesProps & { readonly house: House }) {
  const { house, draft, book } = props;
  const locale = getLocale();
  const priced = pricedHouse(house, draft, book);
  if (priced === null) return null;
  const { beforeOre, afterOre, profitOre, exVatOre } = priced;
  const change = (afterOre / beforeOre - 1) * 100;
  const isOver = change > RISE_LIMIT_PERCENT;
  return (
    <li className="border-t border-hairline px-5 py-3">
      <p className="text-blaek-600">
        {m.prices_reference_home({
          building: buildingTypeName(house.buildingType, locale),
          roof: roofTypeName(house.roofType, locale).toLowerCase(),
          kwp: shortDecimal(house.peakPower, locale),
          postcode: house.postcode,
        })}
      </p>
      <p className="flex items-baseline justify-between gap-3">
        <strong className="text-20 tabular-nums">{kr(afterOre / 100, locale)}</strong>
        <strong className={isOver ? 'text-tegl-600' : ''}>{percentChange(change)}</strong>
      </p>
      <p>
        {m.prices_reference_was({
          difference: signedKr((afterOre - beforeOre) / 100, locale) || '0',
          before: kr(beforeOre / 100, locale),
          number: draft.base.number,
        })}
      </p>
      <p className="flex justify-between gap-3">
        <span>{m.prices_reference_profit()}</span>
        <span className="tabular-nums">
          {kr(profitOre / 100, locale)} · {percent(profitOre / exVatOre, locale, 1)}
        </span>
      </p>
    </li>
  );
}

/** null: a model that it needs is not in the catalogue, or has no price. */
function pricedHouse(house: House, { base, catalogue }: PriceDraft, book: PriceBook) {
  try {
    const [before, after] = [salesPrices(base.book), salesPrices(book)];
    const input = estimateInput(house, { catalogue, priceList: before });
    const was = quoteFor(input, catalogue, before);
    const is = quoteFor(input, catalogue, after);
    return {
      beforeOre: was.totalOre,
      afterOre: is.totalOre,
      exVatOre: is.totalExVatOre,
      profitOre: profitExVatOre(is, book),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
