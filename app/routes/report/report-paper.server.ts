import type { ReportDocument, ReportFacts } from '../../../domain/report/report-document.ts';
import { reportDocument } from '../../features/report/document/report-document.ts';
import { withLocale } from '../../i18n/locale.server.ts';
import type { Locale } from '../../../words/locale.ts';

/** A report's words and drawings in this language, whoever asks and whenever: a file may be made after its page. */
export function documentIn(locale: Locale, facts: ReportFacts): ReportDocument {
  return withLocale(locale, () => reportDocument(facts, locale));
}
