import { m } from '../../messages/compiled/messages.js';
import { forgetCalculations } from '../forget-calculations.ts';
import { links } from '../links.ts';
import { noticeOverPage } from '../notice-over-page.tsx';
import { LONGEST_WAIT_MS, whyNoAnswer } from './unanswered.ts';

let isWatching = false;

/**
 * Sends the forms the browser itself would send, and then shows it the answer. The browser alone
 * gives up the page first, and without an answer there is nothing left to retry from. Begun
 * with the first touch of a page, so that its first code stays small.
 */
export function watchPlainForms(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // The router has already stopped what it sends itself, and a plain GET has everything in its
    // address.
    if (event.defaultPrevented || form.method !== 'post') return;
    event.preventDefault();
    // Pressed again while it is being sent.
    if (form.ariaBusy !== 'true') void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  form.ariaBusy = 'true';
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const disposition = answer.headers.get('content-disposition');
    if (!answer.ok) return say(why.failed());
    if (new URL(form.action).pathname === links.signOut()) forgetCalculations();
    if (disposition === null) location.assign(answer.url);
    else keepFile(await answer.blob(), disposition);
  } catch (error) {
    say(why[whyNoAnswer(error)]());
  } finally {
    form.ariaBusy = null;
  }
}

const why = { unreachable: m.unanswered_unreachable, failed: m.unanswered_failed };

function say(text: string): void {
  noticeOverPage({ title: m.unanswered_title(), text, close: m.unanswered_close() });
}

function keepFile(file: Blob, disposition: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = /filename="?([^";]+)/.exec(disposition)?.[1] ?? '';
  link.click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_WAIT_MS);
}
