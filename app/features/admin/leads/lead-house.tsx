import { withDefaults } from '../../../../domain/calculator-defaults.ts';
import { guessedFields, type GuessedField } from '../../../../domain/guessed-fields.ts';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import { guessedNames } from '../../../../words/report/guess-words.ts';
import { buildingTypeName, roofTypeName } from '../../../../words/names.ts';
import { standingFacts } from '../../../../words/standing-facts.ts';
import { AdminCard } from '../admin-table.tsx';
import { FactRows, systemFacts } from '../system-facts.tsx';

/** What nobody has answered: to be asked on the telephone, and never taken for the customer's word. */
function guessedRow(guessed: readonly GuessedField[], locale: Locale) {
  if (guessed.length === 0) return [];
  return [[m.lead_guessed(), guessedNames(guessed, locale)] as const];
}

/** Panels that stand already, beside which it is asked for. */
const standingRows = (...facts: Parameters<typeof standingFacts>) =>
  standingFacts(...facts).map(({ label, value }) => [label, value] as const);

/** What the customer told of the house, and what the answer was. */
export function LeadHouse({ facts }: { readonly facts: LeadFacts }) {
  const locale = getLocale();
  const { state, estimate, notes } = facts;
  const { system, economy, savings } = estimate;
  const guessed = state === null ? [] : guessedFields(state);
  const standing = state === null ? null : withDefaults(state).standing;
  const rows = [
    ...systemFacts(
      {
        ...system,
        peakPowerKw: system.peakPower,
        batteryKwh: system.batteryUsableKwh,
        annualKwh: estimate.yield.annualKwh,
        tenYearMeanDkk: savings.tenYearMeanDkk,
        paybackYears: economy.paybackYears,
      },
      locale,
    ),
    ...(state?.roofType === undefined
      ? []
      : [[m.lead_roof(), roofTypeName(state.roofType, locale)] as const]),
    ...(state?.buildingType === undefined
      ? []
      : [[m.lead_building(), buildingTypeName(state.buildingType, locale)] as const]),
    ...(standing === null ? [] : standingRows(standing, guessed, locale)),
    ...(state === null ? [] : guessedRow(guessed, locale)),
    ...(estimate.ownOffer === null
      ? []
      : [[m.lead_other_offer(), kr(estimate.ownOffer.priceDkk, locale)] as const]),
  ] as const;
  return (
    <AdminCard title={{ id: 'house', text: m.lead_house() }}>
      <FactRows className="grid gap-x-8 px-5 pb-4 tablet:grid-cols-2" rows={rows} />
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
