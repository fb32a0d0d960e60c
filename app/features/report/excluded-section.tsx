import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { EconomyResult } from '../../../engine/estimate-figures.ts';
import { decimal, kr, shortDecimal } from '../../i18n/format.ts';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';

export function ExcludedSection({ figures: { input, estimate }, number }: SectionOf) {
  const metres = shortDecimal(input.cableLengthToRoof, getLocale());
  const items = [
    input.electricalBoardOld ? null : m.report_excluded_board(),
    m.report_excluded_roof(),
    input.replaceRoofNext10Yrs ? dismount(estimate.economy.events) : null,
    m.report_excluded_cable({ metres }),
    m.report_excluded_trees(),
    m.report_excluded_insurance(),
    input.financingOption === 'loan' ? m.report_excluded_loan() : m.report_excluded_finance(),
  ].filter((item) => item !== null);
  return (
    <Section
      id="excluded"
      number={number}
      title={m.report_excluded()}
      lead={m.report_excluded_lead()}
    >
      <ul className="grid list-disc gap-x-12 gap-y-2 pl-5 marker:text-blaek-600 tablet:grid-cols-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What is not in the price may still be in the payback. */
function dismount(events: EconomyResult['events']): string {
  const counted = events.find(({ kind }) => kind === 'roof');
  if (counted === undefined) return m.report_excluded_dismount();
  const locale = getLocale();
  return m.report_excluded_dismount_counted({
    amount: kr(Math.round(counted.costDkk / 100) * 100, locale),
    year: decimal(counted.year, locale),
  });
}
