import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';
import type { SelfTestContent } from './self-test-content.ts';

const COLUMNS =
  'grid grid-cols-2 gap-x-4 gap-y-1 py-4 laptop:grid-cols-[minmax(0,4fr)_7rem_8rem_6rem_minmax(0,4fr)_7rem_5rem] laptop:items-center laptop:py-3';

/** Five homes from end to end; each opens in the calculator as it was reckoned. */
export function HomeTable({
  homes,
  within,
  trackYears,
}: Pick<SelfTestContent, 'homes' | 'within' | 'trackYears'>) {
  const heads = [m.self_test_price(), m.self_test_saving(), m.self_test_payback()];
  return (
    <div role="table" aria-labelledby="worked-examples" className="mt-4 text-16">
      <div
        role="row"
        className={`${COLUMNS} border-b border-blaek text-14 text-blaek-600 max-laptop:sr-only`}
      >
        <span role="columnheader">{m.self_test_home()}</span>
        {heads.map((head) => (
          <span key={head} role="columnheader" className="text-right">
            {head}
          </span>
        ))}
        <span role="columnheader">{m.self_test_band({ years: trackYears })}</span>
        <span role="columnheader" className="text-right">
          {within}
        </span>
        <span role="columnheader" className="sr-only">
          {m.self_test_open()}
        </span>
      </div>
      {homes.map((home) => (
        <div role="row" key={home.key} className={`${COLUMNS} border-b border-hairline`}>
          <span role="rowheader" className="max-laptop:col-span-2">
            <span className="block font-semibold">{home.name}</span>
            <span className="block text-14 text-blaek-600">{home.note}</span>
          </span>
          {[home.price, home.saving, home.payback].map((value, index) => (
            <span
              role="cell"
              key={heads[index]}
              className={`laptop:text-right ${index === 2 ? 'font-semibold' : ''}`}
            >
              <span className="block text-14 font-normal text-blaek-600 laptop:hidden">
                {heads[index]}
              </span>
              {value}
            </span>
          ))}
          <span role="cell" className="block max-laptop:col-span-2 max-laptop:mt-2">
            <RangeBar
              low={home.bandYears[0]}
              mid={home.bandYears[1]}
              high={home.bandYears[2]}
              domain={[0, trackYears]}
              label={m.self_test_band_label({ band: home.band })}
            />
            <span className="block text-14 text-blaek-600">{home.band}</span>
          </span>
          <span role="cell" className="laptop:text-right">
            <span className="block text-14 text-blaek-600 laptop:hidden">{within}</span>
            {home.within}
          </span>
          <span role="cell" className="max-laptop:col-span-2 laptop:text-right">
            <SiteLink
              to={`${links.calculator()}?${home.query}`}
              className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4"
            >
              {m.self_test_open()}
              <span className="sr-only">: {home.name}</span>
            </SiteLink>
          </span>
        </div>
      ))}
    </div>
  );
}
