import { m } from '../../../messages/compiled/messages.js';
import answerUrl from '../../ui/drawings/step-answer.svg';
import placeUrl from '../../ui/drawings/step-place.svg';
import { PageDrawing } from '../../ui/drawings/page-drawing.tsx';
import roofUrl from '../../ui/drawings/step-roof.svg';

const STEPS = [
  { title: m.home_step1_title, text: m.home_step1_text, name: 'step-place', url: placeUrl },
  { title: m.home_step2_title, text: m.home_step2_text, name: 'step-roof', url: roofUrl },
  { title: m.home_step3_title, text: m.home_step3_text, name: 'step-answer', url: answerUrl },
] as const;
const SIZE = { width: 228, height: 156 };

/** How it works, in three. */
export function Steps() {
  return (
    <section aria-labelledby="steps" className="bg-kalk-50 py-12 tablet:py-18">
      <div className="mx-auto grid max-w-312 gap-x-6 gap-y-8 px-6 min-[62.5rem]:grid-cols-12">
        <div className="min-[62.5rem]:col-span-4">
          <h2 id="steps" className="text-28 font-semibold tablet:text-36">
            {m.home_steps_title()}
          </h2>
          <p className="mt-4 max-w-[40ch] text-18 text-blaek-600">{m.home_steps_lead()}</p>
        </div>
        <ol className="border-t-2 border-gran-900 min-[62.5rem]:col-span-8">
          {STEPS.map(({ title, text, name, url }, index) => (
            <li
              key={name}
              className="grid grid-cols-[48px_1fr] gap-x-6 gap-y-5 border-b border-gran-900/15 py-8 min-[43.75rem]:grid-cols-[78px_1fr_228px]"
            >
              <p
                aria-hidden="true"
                className="text-36 font-semibold text-gran-900 min-[43.75rem]:text-48"
              >
                {index + 1}
              </p>
              <div className="min-[43.75rem]:pt-2">
                <h3 className="text-22 font-semibold">{title()}</h3>
                <p className="mt-2 max-w-[46ch] text-blaek-600">{text()}</p>
              </div>
              <svg
                {...SIZE}
                viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
                aria-hidden="true"
                className="h-auto max-w-full rounded-card bg-kalk-100 max-[43.75rem]:col-start-2"
              >
                <PageDrawing name={name} url={url} {...SIZE} />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
