import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { clockTime } from '../../../../words/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { GoogleButton } from '../sign-in/google-button.tsx';
import { isWorkWaiting, onHindrance, presentHindrance, setHindrance } from './hindrance.ts';

/** Says that the connection is gone, or that one has been signed out; what was typed stays where it is. */
export function WorkKeeper() {
  const hindrance = useSyncExternalStore(onHindrance, presentHindrance, () => null);
  useEffect(() => {
    const lost = () => setHindrance('offline');
    const back = () => {
      if (presentHindrance()?.kind === 'offline') setHindrance(null);
    };
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  useAskedBeforeLeaving();
  return (
    <>
      {hindrance?.kind === 'offline' && (
        <p
          role="alert"
          className="sticky top-0 z-20 mb-5 rounded-control bg-kalk-100 px-5 py-3 shadow-overlay"
        >
          <strong className="font-semibold">
            {m.admin_offline({ at: clockTime(hindrance.since, getLocale()) })}
          </strong>{' '}
          {m.admin_offline_kept()}
        </p>
      )}
      {hindrance?.kind === 'signed-out' && <SignInAgain asked={hindrance} />}
      {hindrance?.kind === 'removed' && <NoLongerStaff asked={hindrance} />}
    </>
  );
}

/** Whoever leaves the page on which something waits gives it up: they are asked first. */
function useAskedBeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isWorkWaiting() &&
      presentHindrance() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(m.admin_kept_leave())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (isWorkWaiting() && presentHindrance() !== null) event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, []);
}

type AskedProps = { readonly asked: object };

/** The page goes on with what was asked of it as soon as somebody is signed in. */
function SignInAgain({ asked }: AskedProps) {
  return (
    <OverPage
      asked={asked}
      title={m.admin_signed_out()}
      text={m.admin_signed_out_kept()}
      look={m.admin_signed_out_look()}
    >
      <GoogleButton purpose="sign-in" staysHere>
        {m.admin_login_google()}
      </GoogleButton>
    </OverPage>
  );
}

function NoLongerStaff({ asked }: AskedProps) {
  return (
    <OverPage
      asked={asked}
      title={m.admin_removed()}
      text={m.admin_removed_kept()}
      look={m.admin_removed_look()}
    />
  );
}

type OverPageProps = AskedProps & {
  readonly title: string;
  readonly text: string;
  /** Closes it, and shows the page with what was typed. */
  readonly look: string;
  readonly children?: ReactNode;
};

function OverPage({ asked, title, text, look, children }: OverPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [asked]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="over-page"
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card bg-white p-6 shadow-overlay"
    >
      <h2 id="over-page" className="text-18 font-semibold">
        {title}
      </h2>
      <p className="mt-2 mb-5">{text}</p>
      {children}
      <Button
        size={44}
        variant="outlined"
        className="mt-3 w-full"
        onClick={() => dialog.current?.close()}
      >
        {look}
      </Button>
    </dialog>
  );
}
