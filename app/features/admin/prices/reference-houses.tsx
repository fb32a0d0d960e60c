import { RISE_LIMIT_PERCENT } from '../../../../domain/prices/rehearsal.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, kr, percent, shortDecimal, signed, signedKr } from '../../../../words/format.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { AdminCard } from '../admin-table.tsx';
import { ChangeStrip, StripAxis } from './change-strip.tsx';
import { percentChange, quoteLineName } from './price-words.ts';
import {
  pricedHouse,
  REFERENCE_HOUSES,
  type PricedHouse,
  type ReferenceHouse,
} from './priced-house.ts';

type ReferenceHousesProps = { readonly draft: PriceDraft; readonly book: PriceBook };

/** What three homes cost with the draft as it is typed: the first line by line, the others beside the limit. */
export function ReferenceHouses({ draft, book }: ReferenceHousesProps) {
  const [first, ...others] = REFERENCE_HOUSES.map((house) => pricedHouse(house, draft, book));
  return (
    <AdminCard
      title={{ id: 'houses', text: m.prices_reference(), note: m.prices_reference_live() }}
    >
      {first != null && <FirstHouseBar priced={first} />}
      {first != null && <FirstHouse priced={first} draft={draft} book={book} />}
      <ul aria-labelledby="houses" className="px-5">
        {others.map((priced) => priced && <HouseRow key={priced.house.postcode} priced={priced} />)}
      </ul>
      <StripAxis />
      <p className="px-5 pt-1 pb-4 text-blaek-600">
        {m.prices_reference_limit({ change: percentChange(RISE_LIMIT_PERCENT) })}
      </p>
    </AdminCard>
  );
}

export function houseWords(house: ReferenceHouse): string {
  const locale = getLocale();
  return m.prices_reference_home({
    building: buildingTypeName(house.buildingType, locale),
    roof: roofTypeName(house.roofType, locale).toLowerCase(),
    kwp: shortDecimal(house.peakPower, locale),
    postcode: house.postcode,
  });
}

type FirstHouseProps = ReferenceHousesProps & { readonly priced: PricedHouse };

function FirstHouse({ priced, draft, book }: FirstHouseProps) {
  const locale = getLocale();
  const { beforeOre, afterOre, changePercent, lines, vatDifferenceOre, profitOre, exVatOre } =
    priced;
  const rules = [...book.adjustments, ...draft.base.book.adjustments];
  const rows = [
    ...lines.map(({ code, differenceOre }) => [quoteLineName(code, rules), differenceOre] as const),
    [m.prices_reference_vat({ vat: shortDecimal(book.vatPercent, locale) }), vatDifferenceOre],
  ] as const;
  return (
    <>
      <div className="px-5 pb-3">
        <p className="text-blaek-600">{houseWords(priced.house)}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="text-36 font-semibold tabular-nums">
            {decimal(afterOre / 100, locale)}
          </strong>
          <span className="font-semibold">{m.prices_reference_unit()}</span>
        </p>
        <p>
          {m.prices_reference_was({
            difference: signedKr((afterOre - beforeOre) / 100, locale) || '0',
            before: kr(beforeOre / 100, locale),
            number: draft.base.number,
          })}{' '}
          <span className={changePercent > RISE_LIMIT_PERCENT ? 'text-tegl-600' : ''}>
            ({percentChange(changePercent)})
          </span>
        </p>
      </div>
      {lines.length > 0 && (
        <dl className="px-5 pb-3">
          {rows.map(([name, ore]) => (
            <div key={name} className="flex justify-between gap-3 border-t border-hairline py-1.5">
              <dt>{name}</dt>
              <dd className="whitespace-nowrap tabular-nums">{signed(ore / 100, locale)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-3 border-t-2 border-blaek py-1.5 font-semibold">
            <dt>{m.prices_reference_change()}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {signed((afterOre - beforeOre) / 100, locale)}
            </dd>
          </div>
        </dl>
      )}
      <p className="flex justify-between gap-3 bg-gran-900 px-5 py-2.5 text-white">
        <span>{m.prices_reference_profit()}</span>
        <span className="tabular-nums">
          <strong className="font-semibold">{kr(profitOre / 100, locale)}</strong> ·{' '}
          {percent(profitOre / exVatOre, locale, 1)}
        </span>
      </p>
    </>
  );
}

/** In a narrow window the card stands below the sheet: its first figure stays in sight. */
function FirstHouseBar({
  priced: { house, afterOre, beforeOre, changePercent },
}: {
  readonly priced: PricedHouse;
}) {
  const locale = getLocale();
  return (
    <p
      aria-hidden="true"
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-14 flex-wrap items-baseline gap-x-4 border-t border-hairline bg-white px-6 py-3 shadow-overlay min-[75rem]:hidden laptop:left-56 laptop:px-8"
    >
      <span className="text-blaek-600">{houseWords(house)}</span>
      <strong className="ml-auto text-18 font-semibold tabular-nums">
        {kr(afterOre / 100, locale)}
      </strong>
      <span
        className={`tabular-nums ${changePercent > RISE_LIMIT_PERCENT ? 'font-semibold text-tegl-600' : ''}`}
      >
        {signedKr((afterOre - beforeOre) / 100, locale) || '0'} ({percentChange(changePercent)})
      </span>
    </p>
  );
}

function HouseRow({ priced }: { readonly priced: PricedHouse }) {
  const { beforeOre, afterOre, changePercent, house } = priced;
  const locale = getLocale();
  return (
    <li className="border-t border-hairline py-3 first:border-t-0">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span>{houseWords(house)}</span>
        <span className={changePercent > RISE_LIMIT_PERCENT ? 'text-tegl-600' : ''}>
          {percentChange(changePercent)}
        </span>
      </p>
      <p className="text-right text-blaek-600 tabular-nums">
        {decimal(beforeOre / 100, locale)} → {decimal(afterOre / 100, locale)}
      </p>
      <ChangeStrip changePercent={changePercent} />
    </li>
  );
}
