import type { HomeMoney, TariffEffects } from '../../../../domain/staff/tariffs.ts';
import type { TariffLine } from '../../../../domain/tariffs/tariff-lines.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kWh, kWp, signedKr } from '../../../../words/format.ts';
import { AdminCell, AdminTable } from '../admin-table.tsx';
import { paybackText } from './tariff-effect.tsx';
import { companyName } from './tariff-words.ts';

/** What the rows of a rehearsal do to an example home of each company: a year's money, beside what holds now. */
export function EffectsOfRows({
  effects,
  left,
  lines,
}: TariffEffects & { readonly lines: readonly TariffLine[] }) {
  const locale = getLocale();
  const [first] = effects;
  if (first === undefined && left === 0) return null;
  return (
    <section aria-labelledby="effects" className="border-t border-hairline pt-4">
      <h3 id="effects" className="px-5 font-semibold">
        {m.tariffs_effects()}
      </h3>
      {first !== undefined && (
        <>
          <p className="max-w-prose px-5 pb-2 text-blaek-600">
            {m.tariffs_effects_note({
              use: kWh(first.consumptionKwh, locale),
              size: kWp(first.peakPower, locale),
            })}
          </p>
          <AdminTable
            labelledBy="effects"
            width="narrow"
            columns={[
              { name: m.tariffs_company() },
              { name: m.tariffs_effects_bill(), align: 'right' },
              { name: m.tariffs_effects_panels(), align: 'right' },
              { name: m.tariffs_effects_battery(), align: 'right' },
            ]}
          >
            {effects.map(({ company, bill, panels, withBattery }) => (
              <tr key={company}>
                <AdminCell isName className="font-semibold">
                  {companyName(company, lines)}
                </AdminCell>
                <AdminCell align="right">
                  {changeText(Math.round(bill.after - bill.before))}
                </AdminCell>
                <Money {...panels} />
                <Money {...withBattery} />
              </tr>
            ))}
          </AdminTable>
        </>
      )}
      {left > 0 && <p className="px-5 py-3">{m.tariffs_effects_left({ count: left })}</p>}
    </section>
  );
}

const changeText = (dkk: number) =>
  dkk === 0 ? m.tariffs_effect_same() : signedKr(dkk, getLocale());

function Money({ before, after }: { readonly before: HomeMoney; readonly after: HomeMoney }) {
  return (
    <AdminCell align="right">
      {changeText(Math.round(after.savingDkk) - Math.round(before.savingDkk))}
      <span className="block text-blaek-600">
        {m.tariffs_effects_paid({ years: paybackText(after) })}
      </span>
    </AdminCell>
  );
}
