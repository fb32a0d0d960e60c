import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ChevronLeftIcon } from '../../../ui/action-icons.tsx';
import { Bar } from '../answer-bar.tsx';
import type { Calculator } from '../use-calculator.ts';
import { PlainRoof } from './plain-roof.tsx';
import { FromPhoto, Shapes } from './roof-beginning.tsx';
import { Sizes } from './roof-sizes.tsx';
import type { RoofScreenProps } from './screen-props.ts';
import { ScreenAnswer } from './screen-answer.tsx';
import { ScreenWorkbench } from './screen-workbench.tsx';
import { useRoof, type Roof } from './use-roof.ts';

/** The roof on a page of its own: where it begins and its faces, the plan in large, and the answer beside it. */
export function RoofScreen(props: RoofScreenProps) {
  const { calculator, around } = props;
  const roof = useRoof(around);
  const { query } = around;
  if (roof === null) return null;
  return (
    <div className="mx-auto grid max-w-[1600px] pb-24 laptop:grid-cols-[320px_minmax(0,1fr)] laptop:grid-rows-[auto_auto_1fr] desktop:grid-cols-[360px_minmax(0,1fr)_328px] desktop:pb-0">
      <ScreenHead calculator={around} isGuess={roof.isGuess} />
      {roof.drawn === null ? null : <ScreenWorkbench {...{ roof, drawn: roof.drawn, around }} />}
      <Beginning {...props} roof={roof} />
      <ScreenAnswer {...props} before={roof.before} />
      <div className="fixed inset-x-0 bottom-0 z-20 desktop:hidden print:hidden">
        <Bar calculator={calculator}>
          <SiteLink to={`${links.offer()}?${query}`} className={buttonClass('sun', 48)}>
            {m.calculator_get_offer()}
          </SiteLink>
        </Bar>
      </div>
    </div>
  );
}

function ScreenHead({ calculator, isGuess }: { calculator: Calculator; isGuess: boolean }) {
  return (
    <header className="border-hairline px-page pt-3 laptop:border-r laptop:bg-kalk-100">
      <SiteLink
        to={`${links.calculator()}?${calculator.query}#roof`}
        className="inline-flex min-h-11 items-center gap-1 text-gran-700 underline underline-offset-4"
      >
        <ChevronLeftIcon className="-ml-1.5" />
        {m.roof_screen_back()}
      </SiteLink>
      <h1 className="text-28 font-semibold">{m.roof_title()}</h1>
      <p className="flex flex-wrap gap-x-3 text-blaek-600">
        {calculator.state.address}
        {isGuess ? <span className="text-sol-700">{m.calculator_guess()}</span> : null}
      </p>
    </header>
  );
}

/** What the drawing begins with, and how large the house is. */
function Beginning({
  around,
  roof,
  photo,
  findsRoof,
}: Omit<RoofScreenProps, 'calculator'> & { roof: Roof }) {
  const { drawn } = roof;
  return (
    <div className="flex flex-col gap-4 border-hairline px-page pt-6 laptop:col-start-1 laptop:row-start-2 laptop:border-r laptop:bg-kalk-100">
      <div className="flex flex-col gap-4 border-t border-hairline pt-4 noscript:hidden">
        <Shapes {...{ roof, findsRoof }} calculator={around} />
        {drawn === null ? (
          <p>{m.roof_other_faces()}</p>
        ) : (
          // Beside the plan there is room for the numbers alone.
          <div className="@container laptop:*:grid-cols-3 laptop:*:gap-x-3 laptop:[&_.grid_.grid]:block laptop:[&_.range-input]:hidden">
            <Sizes key={drawn.layout.shape} roof={roof} drawn={drawn} />
          </div>
        )}
        {photo === null ? null : <FromPhoto {...{ roof, photo }} calculator={around} />}
      </div>
      <PlainRoof
        drawn={drawn}
        panels={around.run.estimate.system.numberOfPanels}
        query={around.query}
      />
    </div>
  );
}
