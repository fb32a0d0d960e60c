import { m } from '../../../../messages/compiled/messages.js';
import type { MethodSection } from '../method-section.ts';
import { DeviationTable } from './deviation-table.tsx';
import { HomeTable } from './home-table.tsx';
import type { SelfTestContent } from './self-test-content.ts';

/** What the tests prove: the figures at a glance, every deviation beside its limit, and five homes from end to end. */
export function SelfTest({
  section,
  content,
}: {
  section: MethodSection;
  content: SelfTestContent;
}) {
  return (
    <div className="mx-auto max-w-312 px-6 pb-12">
      <section aria-labelledby={section.id}>
        <h2
          id={section.id}
          tabIndex={-1}
          className="scroll-mt-20 text-28 font-semibold outline-none tablet:text-36"
        >
          {section.title}
        </h2>
        {section.text.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[60ch] text-18">
            {paragraph}
          </p>
        ))}
        <dl className="mt-8 grid border-y min-[26.25rem]:grid-cols-2 border-hairline laptop:grid-cols-4">
          {content.facts.map(({ value, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end gap-1 py-4 pr-4 laptop:not-first:border-l laptop:not-first:border-hairline laptop:not-first:pl-6"
            >
              <dt className="text-14 text-blaek-600">{text}</dt>
              <dd className="text-18 font-semibold tablet:text-28 laptop:max-desktop:text-22">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <DeviationTable groups={content.groups} />
      </section>
      <section
        aria-labelledby="worked-examples"
        className="mt-12 border-t-[1.5px] border-blaek pt-6"
      >
        <h2 id="worked-examples" className="text-28 font-semibold">
          {m.self_test_homes_title()}
        </h2>
        <p className="mt-2 max-w-[72ch] text-14 text-blaek-600">{m.self_test_homes_text()}</p>
        <HomeTable {...content} />
      </section>
    </div>
  );
}
