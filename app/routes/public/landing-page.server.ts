import { priceFigure } from '../../../words/answer-words.ts';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { EXAMPLE_PLACE, EXAMPLE_START, exampleState } from '../../features/home/example.ts';
import type { LandingPageProps } from '../../features/landing/landing-page.tsx';
import { date, kr, kWh, kWp } from '../../../words/format.ts';
import { showExample } from '../../../server/estimates/queries.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

/** Three figures of the home page's example, as currently calculated. */
export async function loadLanding(
  context: Readonly<RouterContextProvider>,
): Promise<LandingPageProps> {
  const { services } = context.get(requestContext);
  const [run, { priceList }] = await Promise.all([
    showExample(services, whoAsks(context), { state: exampleState(EXAMPLE_START) }),
    services.estimateContext(),
  ]);
  // A price book or catalogue that lacks the example's parts is our own mistake, not the visitor's.
  if (!run.ok) throw new Error('The landing page’s example can not be calculated');
  const { system, price, savings, yield: yields } = run.value.estimate;
  const locale = getLocale();
  const day = { date: date(priceList.validFrom, locale) };
  return {
    example: m.landing_example({
      panels: system.numberOfPanels,
      kwp: kWp(system.peakPower, locale),
      place: EXAMPLE_PLACE.address,
    }),
    facts: [
      { figure: priceFigure(price.totalPrice, locale).text, text: m.landing_fact_price() },
      { figure: kWh(roundedTo(yields.annualKwh, 10), locale), text: m.landing_fact_yield() },
      {
        figure: kr(roundedTo(savings.tenYearMeanDkk, 100), locale),
        text: m.landing_fact_saving(),
      },
    ],
    prices: priceList.isExample ? m.landing_prices_example(day) : m.landing_prices(day),
  };
}

function roundedTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
