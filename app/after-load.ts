import { beginConsent } from './features/consent/consent.ts';
import { isStaffPage } from './features/shell/page-frame.ts';
import { recoverLostCode } from './features/updates/lost-code.ts';
import { watchForNewBuild } from './features/updates/new-build.ts';

/**
 * What every page needs, but not for its first view: it loads when the page is ready and the
 * browser has time.
 */
export function beginAfterLoad(): void {
  recoverLostCode();
  watchForNewBuild();
  beginConsent(!isStaffPage(location.pathname));
  const bring = () => import('./features/updates/code-ahead.ts').catch(() => undefined);
  // Who only looks has the page as it is; once somebody acts, it may ask for more.
  if (window.lastPress) void bring();
  else
    for (const touch of ['pointerdown', 'keydown', 'change'])
      addEventListener(touch, bring, { once: true });
}
