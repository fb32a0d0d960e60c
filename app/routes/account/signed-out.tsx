import { m } from '../../../messages/compiled/messages.js';
import { KeptCalculationPanel } from '../../features/report-list/kept-calculation.tsx';
import {
  pendingCalculation,
  PendingCalculationPanel,
} from '../../features/report-list/pending-calculation.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { Flag } from '../../features/shell/flag.tsx';
import { SignInPage } from '../../features/sign-in/sign-in-page.tsx';
import type { SignInAnswer, SignInView } from '../../features/sign-in/sign-in-view.ts';
import { useKeptSummary } from '../report/use-kept-summary.ts';

type SignedOutProps = { readonly view: SignInView; readonly answer: SignInAnswer | undefined };

/** What stands where one's reports would be. */
export function SignedOut({ view, answer }: SignedOutProps) {
  const kept = useKeptSummary();
  const pending = pendingCalculation(view.next);
  const page = view.step === 'number' ? m.sign_in_page() : m.sign_in_page_code();
  return (
    <>
      <PageHead
        page={answer === undefined ? page : m.sign_in_page_with_error({ page })}
        description={m.sign_in_description()}
        indexed={false}
      />
      <SignInPage
        // A new step is a new form.
        key={view.step}
        view={view}
        answer={answer}
        flag={<Flag locale="da" />}
        aside={
          pending === null ? (
            <KeptCalculationPanel kept={kept} />
          ) : (
            <PendingCalculationPanel pending={pending} />
          )
        }
      />
    </>
  );
}
