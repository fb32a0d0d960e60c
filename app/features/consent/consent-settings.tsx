import type { FormEvent, KeyboardEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ANSWER } from './consent-banner.tsx';
import { NECESSARY_ONLY, type Consent } from './stored-consent.ts';

export type SettingsProps = {
  readonly stored: Consent;
  readonly choose: (consent: Consent) => void;
  readonly back: () => void;
};

/** A switch for each category. Nothing is chosen until it is saved. */
export function ConsentSettings({ stored, choose, back }: SettingsProps) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    choose({
      necessary: true,
      analytics: chosen.has('analytics'),
      marketing: chosen.has('marketing'),
      preferences: chosen.has('preferences'),
    });
  }
  function backByKey({ key }: KeyboardEvent) {
    if (key === 'Escape') back();
  }
  return (
    <form onSubmit={save} onKeyDown={backByKey} className="consent-settings">
      <h2
        id="consent-title"
        tabIndex={-1}
        className="text-18 font-semibold outline-none tablet:text-22"
      >
        {m.consent_settings_title()}
      </h2>
      <div className="consent-categories mt-2 border-t-2 border-gran-900">
        <Switch
          name="necessary"
          label={<Category>{m.consent_necessary()}</Category>}
          help={m.consent_necessary_help()}
          defaultChecked
          disabled
        />
        <Switch
          name="preferences"
          label={<Category>{m.consent_preferences()}</Category>}
          help={m.consent_preferences_help()}
          defaultChecked={stored.preferences}
        />
        <Switch
          name="analytics"
          label={<Category>{m.consent_analytics()}</Category>}
          help={m.consent_analytics_help()}
          defaultChecked={stored.analytics}
        />
        <Switch
          name="marketing"
          label={<Category>{m.consent_marketing()}</Category>}
          help={m.consent_marketing_help()}
          defaultChecked={stored.marketing}
        />
      </div>
      <div className="consent-actions mt-4 grid gap-2">
        <button type="button" className={buttonClass('quiet')} onClick={back}>
          {m.consent_back()}
        </button>
        <button type="button" className={ANSWER} onClick={() => choose(NECESSARY_ONLY)}>
          {m.consent_necessary_only()}
        </button>
        <button type="submit" className={ANSWER}>
          {m.consent_save()}
        </button>
      </div>
    </form>
  );
}

function Category({ children }: { readonly children: string }) {
  return <span className="font-semibold">{children}</span>;
}
