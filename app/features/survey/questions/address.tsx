import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Heading } from './heading.tsx';
import { FORM, type FoundPlace } from '../survey-view.ts';

type AddressQuestionProps = {
  readonly field: ReactNode;
  /** If what was typed may mean several places. */
  readonly choices: readonly FoundPlace[];
  readonly onChoice: (place: FoundPlace) => void;
};

export function AddressQuestion({ field, choices, onChoice }: AddressQuestionProps) {
  return (
    <>
      <Heading title={m.survey_address_title()} lead={m.survey_address_lead()} />
      <div className="flex flex-col gap-4">
        {field}
        <p className="text-14 text-blaek-600">{m.address_free()}</p>
      </div>
      {choices.length === 0 ? null : (
        <section aria-labelledby="survey-choices">
          <h2 id="survey-choices" className="text-18 font-semibold">
            {m.survey_address_choices()}
          </h2>
          <ul className="mt-3 border-t border-hairline">
            {choices.map((place) => (
              <li key={place.label} className="border-b border-hairline">
                <button
                  type="submit"
                  name={FORM.to}
                  value={`place:${place.label}`}
                  className="flex min-h-12 w-full items-center py-2 text-left font-medium text-gran-700 hover:underline"
                  onClick={(event) => {
                    event.preventDefault();
                    onChoice(place);
                  }}
                >
                  {place.label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
