import { m } from '../../../messages/compiled/messages.js';
import { excludedItems } from './excluded-items.ts';
import type { SectionOf } from './roof-section.tsx';
import { Section } from './section.tsx';

export function ExcludedSection({ figures, number }: SectionOf) {
  return (
    <Section
      id="excluded"
      number={number}
      title={m.report_excluded()}
      lead={m.report_excluded_lead()}
    >
      <ul className="grid list-disc gap-x-12 gap-y-2 pl-5 marker:text-blaek-600 tablet:grid-cols-2">
        {excludedItems(figures).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
