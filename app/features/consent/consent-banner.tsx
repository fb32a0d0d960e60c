import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { NECESSARY_ONLY, type Consent } from './stored-consent.ts';

type BannerProps = {
  readonly choose: (consent: Consent) => void;
  readonly customise: () => void;
};

/** One style for every answer, so that none is easier to choose. */
export const ANSWER =
  'min-h-12 rounded-control border border-transparent bg-gran-900 px-5 font-semibold text-white hover:bg-gran-700';
const LINK = 'min-h-11 font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900';
const ALL: Consent = { necessary: true, analytics: true, marketing: true, preferences: true };

export function ConsentBanner({ choose, customise }: BannerProps) {
  return (
    <div className="consent-banner">
      <div>
        <h2
          id="consent-title"
          tabIndex={-1}
          className="text-18 font-semibold outline-none tablet:text-22"
        >
          {m.consent_title()}
        </h2>
        <p className="mt-1 text-14 text-blaek-600 tablet:mt-2 tablet:text-16">{m.consent_text()}</p>
      </div>
      <div className="consent-answers grid gap-2">
        <button type="button" className={ANSWER} onClick={() => choose(NECESSARY_ONLY)}>
          {m.consent_necessary_only()}
        </button>
        <button type="button" className={ANSWER} onClick={() => choose(ALL)}>
          {m.consent_accept()}
        </button>
      </div>
      <div className="flex gap-6">
        <button type="button" className={LINK} onClick={customise}>
          {m.consent_customise()}
        </button>
        <a href={links.legal('cookie-policy')} className={`inline-flex items-center ${LINK}`}>
          {m.consent_policy()}
        </a>
      </div>
    </div>
  );
}
