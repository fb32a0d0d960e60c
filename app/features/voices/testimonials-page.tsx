import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SCENES } from '../../ui/drawings/scenes.ts';
import { ExampleTag, SideNote } from '../../ui/quote.tsx';
import { ClosingPanel } from './closing-panel.tsx';

export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly from: string;
  readonly scene: keyof typeof SCENES | null;
  readonly isExample: boolean;
};

type TestimonialsPageProps = {
  readonly testimonials: readonly Testimonial[];
  /** Where somebody can write about their experience. */
  readonly writeTo: string;
};

/** Everything people have said, or could say; and what it takes to be listed here. */
export function TestimonialsPage({ testimonials, writeTo }: TestimonialsPageProps) {
  const hasExamples = testimonials.some(({ isExample }) => isExample);
  return (
    <div className="mx-auto max-w-312 px-6 pt-8 pb-12 tablet:pt-12 tablet:pb-18">
      <div className="grid items-end gap-x-6 gap-y-6 min-[62.5rem]:grid-cols-2">
        <div>
          <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
            {hasExamples ? m.voices_title_examples() : m.voices_title()}
          </h1>
          <p className="mt-4 max-w-[48ch] text-18 text-blaek-600">{m.voices_lead()}</p>
        </div>
        {hasExamples ? <SideNote>{m.voices_note()}</SideNote> : null}
      </div>
      {testimonials.length === 0 ? (
        <NobodyYet />
      ) : (
        <ul className="mt-8 border-t-2 border-gran-900 tablet:mt-12">
          {testimonials.map((testimonial) => (
            <Row key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
      )}
      <ClosingPanel id="voices-rules" title={m.voices_rules_title()}>
        <p className="max-w-[56ch]">{m.voices_rules_text()}</p>
        <p className="mt-3 max-w-[56ch]">{m.voices_rules_tell()}</p>
        <SiteLink to={writeTo} className={`${buttonClass('outlined')} mt-5 max-tablet:w-full`}>
          {m.voices_write()}
        </SiteLink>
      </ClosingPanel>
    </div>
  );
}

/** The quote on the right; on the left its author, below a drawing of the house if there is one. */
function Row({ testimonial }: { readonly testimonial: Testimonial }) {
  const { quote, from, scene, isExample } = testimonial;
  return (
    <li className="border-b border-gran-900/15 py-8 tablet:py-10">
      <figure className="grid gap-x-6 gap-y-4 min-[62.5rem]:grid-cols-12 min-[62.5rem]:grid-rows-[auto_1fr]">
        {scene === null ? null : <Picture scene={scene} />}
        <blockquote className="text-22 font-medium text-gran-900 min-[62.5rem]:col-span-8 min-[62.5rem]:col-start-5 min-[62.5rem]:row-span-2 min-[62.5rem]:row-start-1 tablet:text-28">
          {m.voices_quote({ text: quote })}
        </blockquote>
        <figcaption
          className={`flex flex-wrap items-center gap-x-4 gap-y-2 self-start text-blaek-600 min-[62.5rem]:col-span-4 min-[62.5rem]:flex-col min-[62.5rem]:items-start min-[62.5rem]:pt-1.5 min-[62.5rem]:pr-6 ${scene === null ? 'min-[62.5rem]:row-start-1' : 'min-[62.5rem]:row-start-2'}`}
        >
          {from}
          {isExample ? <ExampleTag>{m.voices_example()}</ExampleTag> : null}
        </figcaption>
      </figure>
    </li>
  );
}

function Picture({ scene }: { readonly scene: keyof typeof SCENES }) {
  const { url, width, height } = SCENES[scene];
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt=""
      className="h-auto w-full max-w-110 min-[62.5rem]:col-span-4 min-[62.5rem]:row-start-1 min-[62.5rem]:pr-6"
    />
  );
}

function NobodyYet() {
  return (
    <div className="mt-8 border-t-2 border-gran-900 py-8 tablet:mt-12">
      <p className="max-w-[48ch] text-22">{m.voices_none()}</p>
      <SiteLink
        to={links.calculatorStart()}
        className={`${buttonClass('filled')} mt-6 max-tablet:w-full`}
      >
        {m.voices_none_button()}
      </SiteLink>
    </div>
  );
}
