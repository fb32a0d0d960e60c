import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_INTENTS } from '../../../domain/sign-in-form.ts';
import { REPORT_FIELDS, type ListAnswer } from '../../features/report-list/list-view.ts';
import type { SignInAnswer } from '../../features/sign-in/sign-in-view.ts';
import { unansweredSignIn } from '../account/sign-in-client.ts';
import { SignedOut } from '../account/signed-out.tsx';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import { answerHeaders } from '../../forms/answer-headers.ts';
import type { Route } from './+types/my-reports';
import { OwnReports } from './own-reports.tsx';
import { actReports, loadReports } from './reports.server.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadReports(request, url, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actReports(request, context);
}

/** Without an answer the page stays as it is, and says why nothing changed. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (problem, form): ListAnswer | SignInAnswer => {
    const intent = textIn(form, REPORT_FIELDS.intent);
    return SIGN_IN_INTENTS.some((known) => known === intent)
      ? unansweredSignIn(problem, form)
      : { problem };
  });
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function MyReports({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'sign-in') {
    const answer = actionData !== undefined && 'field' in actionData ? actionData : undefined;
    return <SignedOut view={loaderData.view} answer={answer} />;
  }
  return <OwnReports {...loaderData} answer={actionData} />;
}
