import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { HouseOnGround } from '../../ui/drawings/house-on-ground.tsx';

export type LandingFact = { readonly figure: string; readonly text: string };

export type LandingPageProps = {
  /** Three figures of one system, calculated by the engine. */
  readonly facts: readonly LandingFact[];
  /** The system and place they refer to. */
  readonly example: string;
  readonly prices: string;
};

const STEPS = [
  { title: m.landing_step1_title, text: m.landing_step1_text },
  { title: m.landing_step2_title, text: m.landing_step2_text },
  { title: m.landing_step3_title, text: m.landing_step3_text },
] as const;

/** For visitors from elsewhere: one promise, one field, what it gives and what comes next. */
export function LandingPage(props: LandingPageProps & { readonly addressForm: ReactNode }) {
  const { facts, example, prices, addressForm } = props;
  return (
    <>
      <section className="overflow-hidden bg-kalk-100">
        <div className="mx-auto max-w-312 px-6 pt-10 tablet:min-h-100 tablet:pt-18">
          <div className="max-w-154">
            <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
              {m.landing_title()}
            </h1>
            <p className="mt-4 mb-8 max-w-[48ch] text-18">{m.landing_lead()}</p>
            {addressForm}
          </div>
        </div>
        <HouseOnGround />
      </section>
      <section aria-labelledby="landing-example" className="bg-gran-900 pb-10 tablet:pb-14">
        <div className="mx-auto max-w-312 px-6">
          <h2 id="landing-example" className="text-18 font-medium text-gran-100">
            {example}
          </h2>
          <ul className="mt-2 grid gap-x-6 tablet:mt-6 tablet:grid-cols-3">
            {facts.map(({ figure, text }) => (
              <li
                key={text}
                className="py-5 max-tablet:not-last:border-b max-tablet:border-white/20 tablet:py-0"
              >
                <p className="text-28 font-semibold text-white tablet:text-36">{figure}</p>
                <p className="text-gran-100">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-14 text-gran-100 tablet:mt-6">
            {prices}{' '}
            <SiteLink
              to={links.calculatorInfo()}
              className="text-white underline underline-offset-4"
            >
              {m.landing_method()}
            </SiteLink>
          </p>
        </div>
      </section>
      <section aria-labelledby="landing-next" className="bg-kalk-50 py-12 tablet:py-18">
        <div className="mx-auto grid max-w-312 gap-x-6 gap-y-6 px-6 min-[62.5rem]:grid-cols-12">
          <h2
            id="landing-next"
            className="text-28 font-semibold tablet:text-36 min-[62.5rem]:col-span-4"
          >
            {m.landing_next()}
          </h2>
          <ol className="border-t-2 border-gran-900 min-[62.5rem]:col-span-8">
            {STEPS.map(({ title, text }, index) => (
              <li
                key={index}
                className="grid grid-cols-[48px_1fr] gap-x-6 border-b border-gran-900/15 py-6 tablet:grid-cols-[78px_1fr]"
              >
                <p aria-hidden="true" className="text-36 font-semibold text-gran-900">
                  {index + 1}
                </p>
                <div className="pt-1.5">
                  <h3 className="text-22 font-semibold">{title()}</h3>
                  <p className="mt-1 max-w-[56ch] text-blaek-600">{text()}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
