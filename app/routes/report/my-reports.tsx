import { SignedOut } from '../account/signed-out.tsx';
import { unlessUnanswered } from '../answer-or.ts';
import type { Route } from './+types/my-reports';
import { changeOrReason } from './change-answer.ts';
import { OwnReports } from './own-reports.tsx';
import { actReports, loadReports } from './reports.server.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadReports(request, url, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actReports(request, context);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return changeOrReason(request, serverAction);
}

export const shouldRevalidate = unlessUnanswered;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function MyReports({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'sign-in') {
    const answer = actionData !== undefined && 'field' in actionData ? actionData : undefined;
    return <SignedOut view={loaderData.view} answer={answer} />;
  }
  return <OwnReports {...loaderData} answer={actionData} />;
}
