import type { ReportDocument, ReportFacts } from '../../words/report/report-document.ts';
import { figuresOf } from '../reports/frozen-figures.ts';
import { ownReport } from '../reports/stored-reports.ts';
import type { Services } from '../services.ts';
import type { User, Staff } from '../use-case/who.ts';
import { HOUSE } from '../work/asker.ts';
import type { DrawReport } from './my-data-papers.ts';
import type { Locale } from '../../words/locale.ts';

/** A report in words and drawings, in the requested language and no other. */
export type ReportWords = (facts: ReportFacts, locale: Locale) => ReportDocument;

type Drawing = { readonly locale: Locale; readonly words: ReportWords };

/** Draws the user's own reports as PDF, as the page shows them. */
export function drawOwnReports(
  services: Services,
  who: User | Staff,
  { locale, words }: Drawing,
): DrawReport {
  return async (reportId, signal) => {
    const report = await ownReport(services, who.uid, reportId);
    if (report === null) return null;
    // For a report from before its figures were stored; a file already begun is finished.
    const figures = await figuresOf(services, HOUSE, report);
    if (!figures.ok) throw new Error(figures.error.kind);
    const calculatedAt = new Date(report.summary.createdAt);
    const facts = {
      figures: figures.value.shown,
      address: report.state.address ?? '',
      examplePlace: null,
      name: report.summary.title,
      calculatedAt,
    };
    const order = { document: words(facts, locale), madeAt: calculatedAt };
    const many = { isOneOfMany: true, signal };
    const drawn = await services.work.run(who, { kind: 'paper', order }, many);
    if (!drawn.ok) throw new Error(drawn.error.kind);
    return drawn.value;
  };
}
