import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { refusedField } from '../../../words/refused-field.ts';
import { receivedValue, sentValue } from '../../../domain/sent-value.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { ListAnswer } from '../../features/report-list/list-view.ts';
import { SaveButton, SaveProblem } from '../../features/report-list/save-button.tsx';
import { ReportPage } from '../../features/report/report-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import { changeOwn } from '../report/reports.server.ts';
import type { Route } from './+types/report';
import { FirstView, wholePageOf } from './first-view.tsx';
import { readCalculator } from './read-calculator.server.ts';
import { calculatedFigures } from './report-pdf.server.ts';
import { newSaveKey } from './save-key.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const read = await readCalculator(url, context);
  const locale = getLocale();
  return {
    wholePage: wholePageOf(url),
    saveKey: newSaveKey(),
    figures: sentValue(await calculatedFigures(read, context)),
    address: read.state.address ?? '',
    examplePlace: read.examplePlace,
    query: toQuery(read.state).toString(),
    errors: read.errors.map((error) => refusedField(error, locale)),
  };
}

/** Saves the calculation as the list of reports does. */
export function action({ request, context }: Route.ActionArgs) {
  return changeOwn(request, context);
}

/** Without an answer the report stays, and the page says why it is not saved. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (problem): ListAnswer => ({ problem }));
}

export const shouldRevalidate = unlessUnanswered;

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { wholePage, figures, ...report } = loaderData;
  return (
    <FirstView wholePage={wholePage}>
      <PageHead page={m.report_title()} description={m.report_description()} indexed={false} />
      <ReportPage
        {...report}
        figures={receivedValue(figures)}
        notice={actionData && <SaveProblem answer={actionData} />}
        save={<SaveButton query={loaderData.query} idempotencyKey={loaderData.saveKey} />}
      />
    </FirstView>
  );
}
