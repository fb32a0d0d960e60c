import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { SCENES } from '../../ui/drawings/scenes.ts';
import { ArrowRightIcon, ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { Quote, SideNote } from '../../ui/quote.tsx';
import { useTurning } from './use-turning.ts';

export type Voice = {
  readonly quote: string;
  readonly from: string;
  readonly scene: keyof typeof SCENES | null;
  readonly isExample: boolean;
};

type VoicesProps = { readonly voices: readonly Voice[] };

/** What people say, one of them large; nothing if nobody has said anything. */
export function Voices({ voices }: VoicesProps) {
  if (voices.length === 0) return null;
  const hasExamples = voices.some(({ isExample }) => isExample);
  return (
    <section aria-labelledby="voices-title" className="bg-kalk-50 pt-12 tablet:pt-18">
      <div className="mx-auto max-w-312 px-6">
        <div className="grid gap-x-6 gap-y-6 min-[62.5rem]:grid-cols-2">
          <h2 id="voices-title" className="text-28 font-semibold tablet:text-36">
            {hasExamples ? m.voices_title_examples() : m.voices_title()}
          </h2>
          {hasExamples ? <SideNote>{m.voices_note()}</SideNote> : null}
        </div>
        <Carousel voices={voices} />
      </div>
    </section>
  );
}

/**
 * The large quote can be turned to the next; beside it stand those that follow. Without a script all of them stand
 * there.
 */
function Carousel({ voices }: VoicesProps) {
  const box = useRef<HTMLDivElement>(null);
  const turning = useTurning(box, voices.length);
  const { current, turn, turnsItself } = turning;
  const { url, width, height } = SCENES[voices[current]!.scene ?? 'house-detached'];
  const following = [...voices.slice(current + 1), ...voices.slice(0, current)];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <div
      ref={box}
      role="group"
      aria-roledescription={m.voices_carousel()}
      aria-labelledby="voices-title"
      className="mt-8 grid gap-x-6 gap-y-8 tablet:mt-12 min-[62.5rem]:grid-cols-12"
      onKeyDown={onKeyDown}
      {...turning.whileHeld}
    >
      <div className="touch-pan-y min-[62.5rem]:col-span-7" {...turning.swipe}>
        <img
          src={url}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          // The pictures differ in height, and nothing below is to move with them.
          className="mb-5 aspect-[12/5] w-full object-contain object-bottom"
        />
        <div className="grid" aria-live={turnsItself ? 'off' : 'polite'}>
          {voices.map((voice, index) => (
            // All in one place, so that it is as high as the longest of them.
            <div
              key={voice.quote}
              className={`col-start-1 row-start-1 transition-opacity duration-300 ${index === current ? '' : 'invisible opacity-0'}`}
            >
              <QuoteOf voice={voice} size={28} />
            </div>
          ))}
        </div>
        {voices.length > 1 ? (
          <Controls {...turning} place={m.voices_place({ at: current + 1, of: voices.length })} />
        ) : null}
      </div>
      <div className="self-start border-t-2 border-gran-900 min-[62.5rem]:col-span-5 min-[62.5rem]:ml-6">
        {following.map((voice, index) => (
          <div
            key={voice.quote}
            className={`border-gran-900/15 py-6 not-last-of-type:border-b ${index < 2 ? '' : 'not-noscript:hidden'}`}
          >
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
  );
}

type ControlsProps = Pick<
  ReturnType<typeof useTurning>,
  'turn' | 'turnsItself' | 'setTurnsItself'
> & { readonly place: string };

function Controls({ turn, turnsItself, setTurnsItself, place }: ControlsProps) {
  return (
    <div className="noscript:hidden mt-4 -ml-3 flex items-center">
      <IconButton name={m.voices_previous()} onClick={() => turn(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <span className="min-w-14 text-center text-blaek-600 tabular-nums">{place}</span>
      <IconButton name={m.voices_next()} onClick={() => turn(1)}>
        <span className="rotate-180">
          <ChevronLeftIcon />
        </span>
      </IconButton>
      <button
        type="button"
        className="ml-3 min-h-11 px-2 font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900 motion-reduce:hidden"
        onClick={() => setTurnsItself(!turnsItself)}
      >
        {turnsItself ? m.voices_stop() : m.voices_start()}
      </button>
    </div>
  );
}

type IconButtonProps = {
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function IconButton({ name, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control text-gran-700 hover:bg-kalk-100"
    >
      {children}
    </button>
  );
}

function QuoteOf({ voice, size }: { readonly voice: Voice; readonly size: 18 | 28 }) {
  return (
    <Quote from={voice.from} example={voice.isExample ? m.voices_example() : null} size={size}>
      {m.voices_quote({ text: voice.quote })}
    </Quote>
  );
}
