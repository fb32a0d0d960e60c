/** Marks a link that opens the settings; without this script it leads to the cookie policy. */
const SETTINGS_LINK = '[data-cookie-settings]';

const load = () => import('./consent.ts');

/** All that the page itself carries: the rest comes when the page is there and the browser has time. */
export function startConsent(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(SETTINGS_LINK);
    if (link === null) return;
    event.preventDefault();
    load()
      .then(({ openSettings }) => openSettings())
      .catch(() => location.assign(link.href));
  });
  const begin = () => {
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(
      () =>
        void load().then(
          ({ beginConsent }) => beginConsent(),
          () => undefined,
        ),
    );
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
