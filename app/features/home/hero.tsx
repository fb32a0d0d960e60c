import type { CSSProperties, ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Facts, type HomeFact } from './facts.tsx';
import { SunChart } from './sun-chart.tsx';
import { inDrawing, SunWords } from './sun-words.tsx';
import type { SunScene } from './sun-frames.ts';
import { useLiveSun } from './use-live-sun.ts';

type HeroProps = {
  readonly served: SunScene;
  readonly facts: readonly HomeFact[];
  /** The address field, which belongs to a feature of its own. */
  readonly addressForm: ReactNode;
};

/** The address as the one main action, under today's sun. */
export function Hero({ served, facts, addressForm }: HeroProps) {
  const scene = useLiveSun(served);
  return (
    <section className="relative overflow-hidden bg-kalk-100 min-[68.75rem]:h-225">
      <div className="max-[68.75rem]:hidden">
        <SunChart scene={scene} size="wide" />
        <SunWords scene={scene} size="wide" />
      </div>
      <div className="relative mx-auto max-w-312 px-6 pt-24 min-[68.75rem]:pt-44">
        <div
          // Between a phone and a screen with the sun beside it the form takes the whole width.
          className="max-w-123 wide:max-[58.75rem]:max-w-none"
        >
          <h1 className="text-36 font-semibold tracking-[-0.018em] wide:text-48">
            {m.home_title()}
          </h1>
          <p className="mt-4 mb-8 max-w-[52ch] text-18">{m.home_lead()}</p>
          {addressForm}
          <p className="mt-4 text-14 text-blaek-600">{m.address_free()}</p>
        </div>
      </div>
      <div
        // Beside the form as soon as there is room for both.
        className="pointer-events-none relative mt-(--sky) h-104 min-[58.75rem]:-mt-58 min-[58.75rem]:ml-[44%] min-[68.75rem]:hidden"
        style={{ '--sky': inDrawing(24 - scene.narrow.topY) } as CSSProperties}
      >
        <SunChart scene={scene} size="narrow" />
        <SunWords scene={scene} size="narrow" />
      </div>
      <Facts facts={facts} />
    </section>
  );
}
