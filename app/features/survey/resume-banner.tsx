import { m } from '../../../messages/compiled/messages.js';
import type { SurveyProgress } from '../../../domain/survey/wizard.ts';
import { useSuggestions } from '../address/use-suggestions.ts';
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
  const { suggestions } = useSuggestions(postcode, true);
  if (suggestions.kind !== 'found') return null;
  return suggestions.list.find((place) => place.postcode === postcode)?.city ?? null;
}
