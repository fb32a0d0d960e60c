import { m } from '../../../messages/compiled/messages.js';
import { KeptCalculationPanel } from '../../features/report-list/kept-calculation.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { SignOutChoices } from '../../features/sign-in/sign-out-choices.tsx';
import { answerOrReason } from '../account/sign-in-client.ts';
import { actSignIn } from '../account/sign-in.server.ts';
import { SignedOut } from '../account/signed-out.tsx';
import type { Route } from './+types/my-reports';
import { loadReports } from './reports.server.ts';
import { useKeptSummary } from './use-kept-summary.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadReports(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actSignIn(request, context);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerOrReason(request, serverAction);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function MyReports({ loaderData, actionData }: Route.ComponentProps) {
  const kept = useKeptSummary();
  if (loaderData.kind === 'sign-in')
    return <SignedOut view={loaderData.view} answer={actionData} />;
  return (
    <>
      <PageHead page={m.reports_my_title()} description={m.reports_description()} indexed={false} />
      <div className="mx-auto max-w-312 px-4 pt-10 pb-20 tablet:px-6 tablet:pt-16">
        <h1 className="mb-8 text-36 font-semibold tracking-[-0.018em] tablet:text-48">
          {m.reports_my_title()}
        </h1>
        <KeptCalculationPanel kept={kept} />
        <SignOutChoices />
      </div>
    </>
  );
}
