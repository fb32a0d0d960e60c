import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './consent-banner.tsx';
import type { SettingsProps } from './consent-settings.tsx';
import { putFirstInFocus } from './first-in-focus.ts';
import { leaveRoomForAddress } from './room-for-address.ts';
import { NECESSARY_ONLY, type Consent } from './stored-consent.ts';
import './consent.css';

type BoxProps = {
  readonly stored: Consent | null;
  readonly choose: (consent: Consent) => void;
  readonly close: () => void;
  /** The settings, if they were requested. */
  readonly first: ComponentType<SettingsProps> | null;
};

const fetchSettings = async () => (await import('./consent-settings.tsx')).ConsentSettings;

function ConsentBox({ stored, choose, close, first }: BoxProps) {
  const box = useRef<HTMLElement>(null);
  const [Settings, setSettings] = useState(() => first);
  // Back to the question while it is unanswered, otherwise to the page.
  const back = () => (stored === null ? setSettings(null) : close());
  const hasTurned = useRef(first !== null);
  useEffect(() => {
    if (hasTurned.current) box.current?.querySelector('h2')?.focus({ preventScroll: true });
    hasTurned.current = true;
  }, [Settings]);
  useLayoutEffect(() => {
    // The settings were requested, so they stay.
    if (box.current === null || Settings !== null) return;
    const ends = [leaveRoomForAddress(box.current), putFirstInFocus(box.current)];
    document.documentElement.dataset['asked'] = '';
    return () => {
      ends.forEach((end) => end());
      delete document.documentElement.dataset['asked'];
    };
  }, [Settings]);

  return (
    <section
      ref={box}
      aria-labelledby="consent-title"
      className="consent-box fixed z-30 border border-hairline bg-white shadow-overlay print:hidden"
    >
      {Settings === null ? (
        <ConsentBanner
          choose={choose}
          customise={() => void fetchSettings().then((settings) => setSettings(() => settings))}
        />
      ) : (
        <Settings stored={stored ?? NECESSARY_ONLY} choose={choose} back={back} />
      )}
    </section>
  );
}

let closeShown = () => {};

type Asked = {
  readonly view: 'banner' | 'settings';
  readonly stored: Consent | null;
  readonly choose: (consent: Consent) => void;
};

/**
 * Puts the box last in the page, in its own React root: the page's own tree stays as the server
 * wrote it.
 */
export async function showConsentBox({ view, stored, choose }: Asked): Promise<void> {
  const first = view === 'settings' ? await fetchSettings() : null;
  closeShown();
  const opener = document.activeElement;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    closeShown = () => {};
    const hadFocus = host.contains(document.activeElement);
    root.unmount();
    host.remove();
    if (!hadFocus) return;
    const next = opener === document.body ? document.querySelector('main') : opener;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  closeShown = close;
  const chooseAndClose = (consent: Consent) => {
    close();
    choose(consent);
  };
  root.render(<ConsentBox {...{ stored, close, first }} choose={chooseAndClose} />);
}
