import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import { withYields } from '../../../domain/roof-plane.ts';
import { reportFigures } from '../../../domain/report/report-figures.ts';
import { SaveButton } from '../../features/report-list/save-button.tsx';
import { ReportPage } from '../../features/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { ReportLinks } from '../../features/share/report-links.tsx';
import { links } from '../../links.ts';
import type { Route } from './+types/report';
import { readCalculator } from './read-calculator.server.ts';
import { newSaveKey } from './save-key.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const read = await readCalculator(url, context);
  const locale = getLocale();
  return {
    saveKey: newSaveKey(),
    figures: reportFigures(read.state, withYields(read.context, read.servedYields.yields)),
    address: read.state.address ?? '',
    examplePlace: read.examplePlace,
    query: toQuery(read.state).toString(),
    errors: read.errors.map((error) => ({
      field: error.field,
      text: fieldErrorText(error, locale),
    })),
  };
}

export default function Report({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.report_title()} description={m.report_description()} indexed={false} />
      <ReportPage
        {...loaderData}
        save={
          <>
            <ReportLinks
              isBoxed
              pdfHref={`${links.calculatorReportPdf()}?${loaderData.query}`}
              mailHref={`${links.calculatorReportMail()}?${loaderData.query}`}
            />
            <SaveButton query={loaderData.query} idempotencyKey={loaderData.saveKey} />
          </>
        }
      />
    </>
  );
}
