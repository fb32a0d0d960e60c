import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { staffLinks } from '../../../staff-links.ts';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { SCENES } from '../../../ui/drawings/scenes.ts';
import { AskForAccess, Asked } from './ask-for-access.tsx';
import { GoogleButton } from './google-button.tsx';
import { isProblem, LoginProblem } from './login-problem.tsx';
import type { LoginView } from './login-view.ts';

const TITLE = 'text-36 font-semibold tracking-[-0.01em]';
const LINK = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';

type LoginPageProps = {
  readonly view: LoginView;
  /** Where the language is changed. */
  readonly languages: ReactNode;
};

/** The drawing on the left from 1024 px on, the form alone below. */
export function LoginPage({ view, languages }: LoginPageProps) {
  return (
    <div className="flex min-h-dvh">
      <Drawing />
      <div className="flex flex-1 flex-col px-4 py-4 tablet:px-24">
        <div className="flex items-center justify-between laptop:justify-end">
          <a href={links.home()} aria-label={m.shell_brand()} className="laptop:hidden">
            <Logo tone="dark" heightPx={32} />
          </a>
          {languages}
        </div>
        <div className="w-full max-w-120 pt-8">
          <Content view={view} />
        </div>
      </div>
    </div>
  );
}

function Drawing() {
  return (
    <div className="hidden w-[51.6%] flex-col bg-kalk-100 laptop:flex">
      <a href={links.home()} aria-label={m.shell_brand()} className="m-12 self-start">
        <Logo tone="dark" heightPx={40} />
      </a>
      <img
        src={SCENES['house-farm'].url}
        alt=""
        width={720}
        height={281}
        className="mt-auto w-full px-12"
      />
      <div className="flex min-h-30 flex-wrap items-center justify-between gap-x-8 gap-y-1 bg-gran-900 px-12 py-6 text-white">
        <p className="text-22 font-semibold">{m.admin_login_area()}</p>
        <p>{m.admin_login_logged()}</p>
      </div>
    </div>
  );
}

function Content({ view }: { readonly view: LoginView }) {
  const { hasGoogle, outcome, isAsking, invitation, refusedDays, isRemoved } = view;
  if (outcome?.kind === 'asked') return <Asked {...outcome} />;
  const failedToAsk = outcome?.kind === 'not-stored' || outcome?.kind === 'no-email';
  const problem = outcome !== null && isProblem(outcome.kind) && (
    <LoginProblem kind={outcome.kind} email={outcome.email ?? ''} />
  );
  if (!hasGoogle) return <NoSignIn isRemoved={isRemoved} problem={problem} />;
  if (isAsking || failedToAsk) {
    return (
      <>
        {problem}
        <AskForAccess refusedDays={refusedDays} />
      </>
    );
  }
  const isRefused = outcome?.kind === 'not-admin';
  return (
    <>
      {problem}
      {isRemoved && outcome === null && <Removed />}
      <h1 className={TITLE}>{m.admin_login_title()}</h1>
      <p className="mt-2 mb-8 text-18 text-blaek-600">
        {isRefused ? m.admin_login_not_admin_lead() : m.admin_login_lead()}
      </p>
      <GoogleButton
        purpose="sign-in"
        invitation={invitation}
        wasStopped={outcome?.kind === 'cancelled'}
      >
        {isRefused ? m.admin_login_other() : m.admin_login_google()}
      </GoogleButton>
      <p className="mt-4 border-b border-hairline pb-8 text-blaek-600">
        {isRefused ? m.admin_login_promised() : m.admin_login_google_help()}
      </p>
      <p className="mt-8">{m.admin_login_no_access()}</p>
      <a href={`${staffLinks.login()}?ask`} className={LINK}>
        {m.admin_login_ask()}
      </a>
      <br />
      <a href={links.home()} className={LINK}>
        {m.admin_login_home()}
      </a>
    </>
  );
}

function Removed() {
  return (
    <p role="alert" className="mb-6 text-18 font-semibold text-tegl-600">
      {m.admin_removed()}
    </p>
  );
}

/** Nothing is offered that leads nowhere. */
function NoSignIn({ isRemoved, problem }: { isRemoved: boolean; problem: ReactNode }) {
  return (
    <>
      {problem}
      {isRemoved && <Removed />}
      <h1 className={TITLE}>{m.admin_login_title()}</h1>
      <p className="mt-2 mb-6 text-18 text-blaek-600">{m.admin_login_off()}</p>
      <a href={links.home()} className={LINK}>
        {m.admin_login_home()}
      </a>
    </>
  );
}
