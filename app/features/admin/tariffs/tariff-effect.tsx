import type { HomeMoney, TariffEffect } from '../../../../domain/staff/tariffs.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, kWh, kWp, signedKr, years } from '../../../../words/format.ts';

/** What the company's drafts do to an example home, beside what it has now. */
export function TariffEffectBox({ effect }: { readonly effect: TariffEffect }) {
  const locale = getLocale();
  const { bill, panels, withBattery } = effect;
  const more = Math.round(bill.after - bill.before);
  return (
    <section aria-labelledby="effect" className="m-5 rounded-card bg-kalk-100 p-4">
      <h3 id="effect" className="font-semibold">
        {effect.rows === 1 ? m.tariffs_effect() : m.tariffs_effect_all({ count: effect.rows })}
      </h3>
      <p className="max-w-prose">
        {m.tariffs_effect_home({
          use: kWh(effect.consumptionKwh, locale),
          postcode: effect.postcode,
        })}{' '}
        {more === 0
          ? m.tariffs_effect_bill_same()
          : more > 0
            ? m.tariffs_effect_bill_more({ amount: kr(more, locale) })
            : m.tariffs_effect_bill_less({ amount: kr(-more, locale) })}
      </p>
      <table className="mt-3 w-full border-collapse" aria-labelledby="effect">
        <thead>
          <tr className="text-blaek-600">
            <th scope="col" className="py-1 pr-3 text-left font-normal">
              {m.tariffs_effect_system({ size: kWp(effect.peakPower, locale) })}
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              {m.tariffs_effect_saving()}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {m.tariffs_effect_payback()}
            </th>
          </tr>
        </thead>
        <tbody>
          <HomeRow name={m.tariffs_effect_panels()} {...panels} />
          <HomeRow name={m.tariffs_effect_battery()} {...withBattery} />
        </tbody>
      </table>
    </section>
  );
}

export const paybackText = ({ paybackYears }: HomeMoney): string =>
  paybackYears === null ? m.tariffs_effect_never() : years(paybackYears, getLocale());

type HomeRowProps = {
  readonly name: string;
  readonly before: HomeMoney;
  readonly after: HomeMoney;
};

function HomeRow({ name, before, after }: HomeRowProps) {
  const locale = getLocale();
  // The difference of what is shown, so that the three figures agree.
  const change = Math.round(after.savingDkk) - Math.round(before.savingDkk);
  return (
    <tr className="border-t border-hairline align-top tabular-nums">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        {name}
      </th>
      <td className="py-2 pr-3 text-right">
        <strong>{kr(after.savingDkk, locale)}</strong>
        <span className="block text-blaek-600">
          {change === 0
            ? m.tariffs_effect_same()
            : `${m.tariffs_effect_now({ figure: kr(before.savingDkk, locale) })}, ${signedKr(change, locale)}`}
        </span>
      </td>
      <td className="py-2 text-right">
        <strong>{paybackText(after)}</strong>
        <span className="block text-blaek-600">
          {paybackText(after) === paybackText(before)
            ? m.tariffs_effect_same()
            : m.tariffs_effect_now({ figure: paybackText(before) })}
        </span>
      </td>
    </tr>
  );
}
