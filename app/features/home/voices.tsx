import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { SCENES } from '../../ui/drawings/scenes.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Quote, SideNote } from '../../ui/quote.tsx';

export type Voice = {
  readonly quote: string;
  readonly from: string;
  readonly scene: keyof typeof SCENES | null;
  readonly isExample: boolean;
};

/** What people say, the first of them large; nothing if nobody has said anything. */
export function Voices({ voices }: { readonly voices: readonly Voice[] }) {
  const [first, ...others] = voices;
  if (first === undefined) return null;
  const { url, width, height } = SCENES[first.scene ?? 'house-farm'];
  const hasExamples = voices.some(({ isExample }) => isExample);
  return (
    <section aria-labelledby="voices-title" className="bg-kalk-50 pt-12 tablet:pt-18">
      <div className="mx-auto max-w-312 px-6">
        <div className="grid gap-x-6 gap-y-6 min-[1000px]:grid-cols-2">
          <h2 id="voices-title" className="text-28 font-semibold tablet:text-36">
            {hasExamples ? m.voices_title_examples() : m.voices_title()}
          </h2>
          {hasExamples ? <SideNote>{m.voices_note()}</SideNote> : null}
        </div>
        <div className="mt-8 grid gap-x-6 gap-y-8 tablet:mt-12 min-[1000px]:grid-cols-12">
          <div className="min-[1000px]:col-span-7">
            <img
              src={url}
              width={width}
              height={height}
              alt=""
              loading="lazy"
              className="mb-5 h-auto w-full"
            />
            <QuoteOf voice={first} size={28} />
          </div>
          <div className="self-start border-t-2 border-gran-900 min-[1000px]:col-span-5 min-[1000px]:ml-6">
            {others.map((voice) => (
              <div key={voice.quote} className="border-gran-900/15 py-6 not-last-of-type:border-b">
                <QuoteOf voice={voice} size={18} />
              </div>
            ))}
            <SiteLink
              to={links.testimonials()}
              className="mt-3 inline-flex min-h-11 items-center gap-2.5 font-medium text-gran-700 hover:text-gran-900"
            >
              <span className="border-b border-current">{m.voices_all()}</span>
              <ArrowRightIcon />
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function QuoteOf({ voice, size }: { readonly voice: Voice; readonly size: 18 | 28 }) {
  return (
    <Quote from={voice.from} example={voice.isExample ? m.voices_example() : null} size={size}>
      {m.voices_quote({ text: voice.quote })}
    </Quote>
  );
}
