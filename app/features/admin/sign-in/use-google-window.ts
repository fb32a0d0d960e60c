import { useEffect, useRef, useState } from 'react';
import {
  ADMIN_OPENS_AFTER_MS,
  SIGN_IN_CHANNEL,
  type SignInMessage,
} from '../../../../domain/staff-sign-in.ts';
import { googlePath, type GooglePurpose } from './google-path.ts';

const SIZE = 'popup,width=500,height=640';
/** A closed window sends no event: it has to be polled. */
const LOOKED_FOR_EVERY_MS = 500;

/**
 * ready: nothing is open. open: Google is, in a window. blocked: the browser did not let one open. closed: its window was,
 * before one had finished.
 */
export type WindowState = 'ready' | 'open' | 'blocked' | 'closed';

type GoogleWindow = {
  readonly purpose: GooglePurpose;
  readonly invitation: string;
  /** The page stays, and sees for itself that somebody is signed in. */
  readonly staysHere: boolean;
};

/** Opens Google in a small window, and goes on where that ends. */
export function useGoogleWindow({ purpose, invitation, staysHere }: GoogleWindow) {
  const [state, setState] = useState<WindowState>('ready');
  const opened = useRef<Window | null>(null);

  useEffect(() => {
    if (state !== 'open') return;
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<SignInMessage>) => {
      setState('ready');
      const { href } = data;
      // A whole new document: nothing of who was signed in here before stays on the page.
      if (href !== null && !staysHere)
        window.setTimeout(() => window.location.assign(href), ADMIN_OPENS_AFTER_MS);
    });
    let wasClosed = false;
    const look = window.setInterval(() => {
      // Seen twice: by then whoever had finished there has been heard of.
      if (wasClosed) setState('closed');
      wasClosed = opened.current?.closed === true;
    }, LOOKED_FOR_EVERY_MS);
    return () => {
      window.clearInterval(look);
      // What the window says as it closes may come after it was seen to be closed.
      window.setTimeout(() => channel.close(), 2 * LOOKED_FOR_EVERY_MS);
    };
  }, [state, staysHere]);

  return {
    state,
    open() {
      opened.current = window.open(googlePath(purpose, invitation, true), 'google', SIZE);
      setState(opened.current === null ? 'blocked' : 'open');
    },
    cancel() {
      opened.current?.close();
      setState('ready');
    },
  };
}
