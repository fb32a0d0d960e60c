import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { buttonClass } from '../../../ui/button.tsx';
import { googlePath, type GooglePurpose } from './google-path.ts';
import { useGoogleWindow } from './use-google-window.ts';

type GoogleButtonProps = {
  readonly purpose: GooglePurpose;
  readonly invitation?: string;
  /** The page holds something that must not be lost. */
  readonly staysHere?: boolean;
  /** One has just come back from Google without having finished. */
  readonly wasStopped?: boolean;
  readonly children: ReactNode;
};

/** A link that goes to Google in this tab; where the page is alive it opens a small window in its stead. */
export function GoogleButton(props: GoogleButtonProps) {
  const { purpose, invitation = '', staysHere = false, wasStopped = false, children } = props;
  const google = useGoogleWindow({ purpose, invitation, staysHere });
  const target = staysHere ? '_blank' : undefined;
  const href = googlePath(purpose, invitation, false);
  if (google.state === 'open') {
    return (
      <div role="status" className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-semibold">{m.admin_login_open()}</span>
        <button type="button" onClick={google.cancel} className={buttonClass('outlined', 44)}>
          {m.admin_login_cancel()}
        </button>
      </div>
    );
  }
  const isStopped = google.state === 'closed' || (google.state === 'ready' && wasStopped);
  return (
    <>
      {/* No error: whoever closes it has chosen so. */}
      <p role="status" className={isStopped ? 'mb-4 font-semibold' : 'sr-only'}>
        {isStopped && m.admin_login_stopped()}
      </p>
      {google.state === 'blocked' && (
        <p role="alert" className="mb-4">
          {m.admin_login_blocked()}{' '}
          <a
            href={href}
            target={target}
            className="font-semibold text-gran-700 underline underline-offset-4"
          >
            {staysHere ? m.admin_login_new_tab() : m.admin_login_same_tab()}
          </a>
        </p>
      )}
      <a
        href={href}
        target={target}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          google.open();
        }}
        className={`${buttonClass()} relative w-full`}
      >
        <span className="absolute top-1 bottom-1 left-1 flex aspect-square items-center justify-center rounded-[2px] bg-white">
          <GoogleMark />
        </span>
        {children}
      </a>
    </>
  );
}

/** Google’s sign in its own four colours, as its guidelines ask for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path fill="none" stroke="#4285F4" strokeWidth="4" d="M12 12h9.2A9 9 0 0 1 18.4 18.6" />
      <path fill="none" stroke="#34A853" strokeWidth="4" d="M18.4 18.6A9 9 0 0 1 4.1 16.3" />
      <path fill="none" stroke="#FBBC05" strokeWidth="4" d="M4.1 16.3a9 9 0 0 1 0-8.6" />
      <path fill="none" stroke="#EA4335" strokeWidth="4" d="M4.1 7.7A9 9 0 0 1 18.1 5.2" />
    </svg>
  );
}
