import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TESTS_ID, type MethodSection } from './method-section.ts';
import { MethodPart } from './method-part.tsx';
import { SelfTest } from './self-test/self-test.tsx';
import type { SelfTestContent } from './self-test/self-test-content.ts';

export type MethodPageProps = {
  sections: readonly MethodSection[];
  selfTest: SelfTestContent;
  /** What the figures hold for, as a sentence. */
  version: string;
};

/** The method from the sun to the payback, one step after another, with a list to jump in. */
export function MethodPage({ sections, selfTest, version }: MethodPageProps) {
  const steps = sections.filter(({ id }) => id !== TESTS_ID);
  const tests = sections.find(({ id }) => id === TESTS_ID);
  return (
    <>
      <div className="mx-auto grid max-w-312 gap-x-6 px-6 pt-8 pb-12 tablet:pt-12 laptop:grid-cols-12">
        <header className="laptop:col-span-8">
          <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
            {m.method_title()}
          </h1>
          <p className="mt-4 max-w-[48ch] text-18 tablet:text-22">{m.method_intro()}</p>
          <p className="mt-4 text-14 text-blaek-600">{version}</p>
        </header>
        <nav
          aria-labelledby="method-contents"
          className="mt-8 self-start laptop:sticky laptop:top-22 laptop:col-span-3 laptop:col-start-10 laptop:row-span-2 laptop:mt-0"
        >
          <h2
            id="method-contents"
            className="border-t-2 border-gran-900 pt-3 pb-2 text-16 font-semibold"
          >
            {m.method_contents()}
          </h2>
          <ol className="max-laptop:columns-2 max-laptop:gap-x-6">
            {sections.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid border-b border-hairline">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center py-1.5 text-14 text-gran-700 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="laptop:col-span-8">
          {steps.map((section) => (
            <MethodPart key={section.id} section={section} />
          ))}
        </div>
      </div>
      {tests ? <SelfTest section={tests} content={selfTest} /> : null}
      <div className="mx-auto max-w-312 px-6 pb-18">
        <section
          aria-labelledby="method-end"
          className="rounded-hero bg-kalk-100 px-6 py-8 tablet:px-12"
        >
          <h2 id="method-end" className="text-28 font-semibold">
            {m.method_end_title()}
          </h2>
          <p className="mt-2 max-w-[52ch] text-blaek-600">{m.method_end_text()}</p>
          <SiteLink
            to={links.calculatorStart()}
            className={`${buttonClass('filled', 48)} mt-6 max-tablet:w-full`}
          >
            {m.method_end_button()}
          </SiteLink>
        </section>
      </div>
    </>
  );
}
