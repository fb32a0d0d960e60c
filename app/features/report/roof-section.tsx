import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import { Facts } from './facts.tsx';
import { roofFacts, roofLead, yieldSource } from './roof-facts.ts';
import { Section } from './section.tsx';

export type SectionOf = { figures: ReportFigures; number: number };

export function RoofSection({ figures, number }: SectionOf) {
  const locale = getLocale();
  return (
    <Section
      id="roof"
      number={number}
      title={m.report_roof()}
      lead={roofLead(figures, locale)}
      source={yieldSource(figures, locale)}
    >
      <Facts facts={roofFacts(figures, locale)} />
    </Section>
  );
}
