import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CheckIcon } from '../../../ui/icons.tsx';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { shortDateTime } from '../../../../words/date-time.ts';

type State = 'done' | 'now' | 'stale' | 'to-come';

const BAR: Record<State, string> = {
  done: 'border-gran-700',
  now: 'border-sol-400',
  stale: 'border-dashed border-tegl-600',
  'to-come': 'border-hairline',
};

type StepsProps = {
  readonly draft: PriceDraft;
  /** How many cells are wrong. */
  readonly wrong: number;
};

/** A draft's stages: saved, tried, published, in force. */
export function PriceSteps({ draft, wrong }: StepsProps) {
  const { savedAt, rehearsed, number, base } = draft;
  const at = (moment: string) => shortDateTime(moment, getLocale());
  const isTried = rehearsed?.isFresh === true;
  const steps: readonly { name: string; text: string; state: State }[] = [
    {
      name: m.prices_draft_name({ number }),
      text:
        wrong > 0
          ? m.prices_step_wrong({ count: wrong })
          : savedAt === null
            ? m.prices_step_not_changed()
            : m.prices_step_saved({ at: at(savedAt) }),
      state: wrong > 0 || !isTried ? 'now' : 'done',
    },
    {
      name: m.prices_step_try(),
      text:
        rehearsed === null
          ? m.prices_step_not_tried()
          : isTried
            ? m.prices_step_tried({ at: at(rehearsed.at) })
            : m.prices_step_stale({ at: at(rehearsed.at) }),
      state: rehearsed === null ? 'to-come' : isTried ? 'done' : 'stale',
    },
    {
      name: m.prices_step_publish(),
      text: isTried ? m.prices_step_when() : m.prices_step_needs_trial(),
      state: isTried ? 'now' : 'to-come',
    },
    {
      name: m.prices_step_in_force(),
      text: m.prices_step_back({ number: base.number }),
      state: 'to-come',
    },
  ];
  return (
    <ol className="grid gap-4 min-[43.75rem]:grid-cols-4">
      {steps.map(({ name, text, state }) => (
        <li key={name} className={`border-t-4 pt-2 ${BAR[state]}`}>
          <p className="flex items-center gap-2 font-semibold">
            {state === 'done' && <CheckIcon />}
            {name}
          </p>
          <p className="text-blaek-600">{text}</p>
        </li>
      ))}
    </ol>
  );
}
