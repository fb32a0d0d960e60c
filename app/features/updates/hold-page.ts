import { m } from '../../../messages/compiled/messages.js';
import { watchPlainForms } from '../../forms/plain-forms.ts';
import { noticeOverPage } from '../../notice-over-page.tsx';
import { latestBuild } from './latest-build.ts';

/**
 * From here on a page without a connection stays, and says why something did not come: code that somebody asked for, or
 * the answer to a form that the browser sends by itself. Asked for again with a connection, code comes, or the page is
 * loaded anew (lost-code.ts).
 */
export function holdPage(): void {
  watchPlainForms();
  addEventListener('vite:preloadError', () => {
    // Otherwise nobody asked: it came near, or was drawn with the rest.
    if (navigator.userActivation?.isActive !== false) void sayLost();
  });
}

async function sayLost(): Promise<void> {
  if ((await latestBuild()) !== null) return;
  noticeOverPage({
    title: m.unanswered_missing(),
    text: m.unanswered_unreachable(),
    close: m.unanswered_close(),
  });
}
