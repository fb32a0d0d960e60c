import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { SurveyProgress } from '../../../domain/survey/wizard.ts';
import { Button } from '../../ui/button.tsx';

type ResumeBannerProps = {
  readonly kept: SurveyProgress;
  readonly onResume: () => void;
  readonly onAnew: () => void;
};

/** The answers of an earlier visit, offered but not imposed. */
export function ResumeBanner({ kept, onResume, onAnew }: ResumeBannerProps) {
  const { streetAndNumber, zip } = kept.answers.solar;
  const town = useTown(zip);
  const street = streetAndNumber === '' ? '' : `${streetAndNumber}, `;
  const place = `${street}${zip}${town === null ? '' : ` ${town}`}`;
  return (
    <section
      aria-labelledby="survey-resume"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-gran-100 px-5 py-5"
    >
      <div>
        <h2 id="survey-resume" className="text-22 font-semibold">
          {m.survey_resume_title()}
        </h2>
        <p>
          {streetAndNumber === '' && town === null
            ? m.survey_resume_postcode({ postcode: zip })
            : m.survey_resume_text({ place })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outlined" onClick={onResume}>
          {m.survey_resume()}
        </Button>
        <Button variant="quiet" onClick={onAnew}>
          {m.survey_anew()}
        </Button>
      </div>
    </section>
  );
}

/** This browser kept the postcode only; its town is in the server's register. null: not known, or not yet. */
function useTown(postcode: string): string | null {
  const [town, setTown] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    townOf(postcode, abort.signal)
      .then(setTown)
      // Without a connection the postcode says enough.
      .catch(() => undefined);
    return () => abort.abort();
  }, [postcode]);
  return town;
}

async function townOf(postcode: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`/api/v1/addresses?q=${encodeURIComponent(postcode)}`, { signal });
  if (!response.ok) return null;
  const { addresses } = (await response.json()) as {
    readonly addresses: readonly { readonly postcode: string; readonly city: string }[];
  };
  return addresses.find((place) => place.postcode === postcode)?.city ?? null;
}
