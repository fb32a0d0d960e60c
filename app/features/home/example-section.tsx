import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/action-icons.tsx';
import { ExampleControls } from './example-controls.tsx';
import { ExampleSheet } from './example-sheet.tsx';
import { EXAMPLE_PLACE, type ExampleFigures } from './example.ts';
import { useExample } from './use-example.ts';

type ExampleSectionProps = { readonly served: ExampleFigures; readonly context: EstimateContext };

/**
 * A real, adjustable estimate. Without JavaScript its form opens the calculator with the given
 * figures.
 */
export default function ExampleSection({ served, context }: ExampleSectionProps) {
  const { controls, figures, failed, turn, prepare } = useExample(served, context);
  const { isExample, validFrom } = context.priceList;
  const priceDate = { date: date(validFrom, getLocale()) };
  return (
    <section aria-labelledby="example-title" className="bg-kalk-100 py-12 tablet:py-18">
      <div className="mx-auto max-w-312 px-6">
        <h2 id="example-title" className="text-28 font-semibold tablet:text-36">
          {m.home_example_title()}
        </h2>
        <p className="mt-4 max-w-[52ch] text-18 text-blaek-600">{m.home_example_lead()}</p>
        <div className="mt-8 grid gap-x-6 gap-y-8 tablet:mt-12 min-[62.5rem]:grid-cols-[384fr_792fr]">
          <form
            method="get"
            action={links.calculator()}
            onPointerEnter={prepare}
            onFocus={prepare}
            onSubmit={(event) => event.preventDefault()}
          >
            {Object.entries(EXAMPLE_PLACE).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="interestedInBattery" value="true" />
            <ExampleControls controls={controls} turn={turn} />
            <p className="mt-3 max-w-[48ch] text-14 text-blaek-600">
              {isExample
                ? m.home_example_prices_example(priceDate)
                : m.home_example_prices(priceDate)}
            </p>
            <button
              type="submit"
              className={`${buttonClass('filled')} mt-4 hidden! noscript:inline-flex!`}
            >
              {m.home_example_submit()}
            </button>
            <p role="alert" className="mt-3 font-semibold text-tegl-600 empty:hidden">
              {failed ? m.home_example_failed() : null}
            </p>
          </form>
          <div>
            <ExampleSheet figures={figures} />
            <SiteLink
              to={links.calculatorStart()}
              className={`${buttonClass('filled')} mt-6 max-tablet:w-full`}
            >
              {m.home_example_cta()}
              <ArrowRightIcon />
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  );
}
