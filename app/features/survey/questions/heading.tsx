import { useSurveyForm } from '../form-context.ts';

type HeadingProps = { readonly title: string; readonly lead: string };

/** Takes the focus when the question changes (survey-page.tsx). */
export function Heading({ title, lead }: HeadingProps) {
  const { place } = useSurveyForm();
  return (
    <div>
      {place === null ? null : <p className="text-14 text-blaek-600">{place.address}</p>}
      <h1
        id="survey-question"
        tabIndex={-1}
        className="text-28 font-semibold tracking-[-0.5px] shadow-none! outline-none! tablet:text-36"
      >
        {title}
      </h1>
      <p className="mt-1 max-w-[60ch] text-16 text-blaek-600 tablet:text-18">{lead}</p>
    </div>
  );
}
