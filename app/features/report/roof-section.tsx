import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
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
      {figures.roof === null ? null : (
        <figure className="flex flex-col gap-2">
          <RoofPictureChart picture={figures.roof} locale={locale} />
          <figcaption className="text-14 text-blaek-600">{m.roof_picture_note()}</figcaption>
        </figure>
      )}
      <Facts facts={roofFacts(figures, locale)} />
    </Section>
  );
}
