import { ACCESS_HEADER, SIGN_IN_CHANNEL } from '../../../../domain/staff-sign-in.ts';
import { setHindrance, whileWaiting } from './hindrance.ts';

/** How often a server that did not answer is asked again [ms]. */
const AGAIN_MS = 5000;
/** An answer that takes longer is none [ms]. */
const ANSWERS_WITHIN_MS = 5000;
/** What a proxy says while no server stands behind it, and a server that is not ready. */
const NOBODY_THERE = [502, 503, 504];

/**
 * Waits until the server would take what staff send: what was typed stays on the page meanwhile.
 * @param paths of something small that only staff may read, and of the page on which they sign in
 * @throws the signal's reason, once nobody waits for it any more
 */
export function untilTaken(paths: Paths, signal: AbortSignal): Promise<void> {
  return whileWaiting(async () => {
    for (let isFirst = true; ; isFirst = false) {
      const kind = await hindranceAt(paths, signal);
      setHindrance(kind, isFirst);
      if (kind === null) return;
      await untilWorthAsking(signal);
    }
  });
}

async function hindranceAt({ read, signIn }: Paths, signal: AbortSignal) {
  const ask = (path: string) =>
    fetch(path, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
    });
  try {
    const { type, status } = await ask(read);
    if (NOBODY_THERE.includes(status)) return 'offline' as const;
    // Somebody who is not staff is led to sign in, and told there if they were. What else goes wrong, the real answer
    // says.
    if (type !== 'opaqueredirect') return null;
    const { headers } = await ask(signIn);
    return headers.get(ACCESS_HEADER.name) === ACCESS_HEADER.removed
      ? ('removed' as const)
      : ('signed-out' as const);
  } catch {
    signal.throwIfAborted();
    return 'offline' as const;
  }
}

type Paths = { readonly read: string; readonly signIn: string };

/** A moment later, or at once when the connection, the tab or somebody who signed in is back. */
function untilWorthAsking(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    const timer = setTimeout(go, AGAIN_MS);
    function end() {
      clearTimeout(timer);
      channel.close();
      done.abort();
    }
    function go() {
      end();
      resolve();
    }
    const listening = { signal: done.signal };
    signal.addEventListener(
      'abort',
      () => {
        end();
        reject(signal.reason as Error);
      },
      listening,
    );
    addEventListener('online', go, listening);
    addEventListener('focus', go, listening);
    channel.addEventListener('message', go, listening);
  });
}
