import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr, kWh, kWp, years } from '../../../../words/format.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { AdminCard } from '../admin-table.tsx';

/** What the customer told of the house, and what the answer was. */
export function LeadHouse({ facts }: { readonly facts: LeadFacts }) {
  const locale = getLocale();
  const { state, estimate, notes } = facts;
  const { system, economy, savings } = estimate;
  const rows = [
    [
      m.lead_system(),
      m.lead_panels({ count: system.numberOfPanels, power: kWp(system.peakPower, locale) }),
    ],
    [
      m.lead_battery(),
      system.batteryUsableKwh > 0 ? kWh(system.batteryUsableKwh, locale, 1) : m.lead_no_battery(),
    ],
    [m.lead_yield(), kWh(estimate.yield.annualKwh, locale)],
    [m.lead_saving(), kr(savings.tenYearMeanDkk, locale)],
    [
      m.lead_payback(),
      economy.paybackYears === null ? m.lead_payback_never() : years(economy.paybackYears, locale),
    ],
    ...(state.roofType === undefined
      ? []
      : [[m.lead_roof(), roofTypeName(state.roofType, locale)] as const]),
    ...(state.buildingType === undefined
      ? []
      : [[m.lead_building(), buildingTypeName(state.buildingType, locale)] as const]),
  ] as const;
  return (
    <AdminCard title={{ id: 'house', text: m.lead_house() }}>
      <dl className="grid gap-x-8 px-5 pb-4 tablet:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-hairline py-2">
            <dt className="text-blaek-600">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {notes !== '' && (
        <div className="border-t border-hairline px-5 py-4">
          <h3 className="font-semibold">{m.lead_customer_note()}</h3>
          <p lang={facts.locale} className="break-words whitespace-pre-line">
            {notes}
          </p>
        </div>
      )}
    </AdminCard>
  );
}
