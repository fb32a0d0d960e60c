import type { AnyStage } from '../../../domain/staff/leads.ts';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { requestStageName } from '../../request-stage.ts';
import { CheckIcon } from '../../ui/icons.tsx';

type Step = { readonly when: string; readonly what: string; readonly text: string };

function steps(sentOn: string | null): readonly Step[] {
  const { answerWithinDays, offerStandsDays } = brand.promises;
  return [
    {
      when: sentOn ?? m.offer_next_receipt_when(),
      what: m.offer_next_receipt(),
      text: sentOn === null ? m.offer_next_receipt_text() : m.receipt_next_receipt_text(),
    },
    {
      when: m.offer_next_read_when({ days: answerWithinDays }),
      what: m.offer_next_read(),
      text: m.offer_next_read_text(),
    },
    {
      when: m.offer_next_visit_when(),
      what: m.offer_next_visit(),
      text: m.offer_next_visit_text(),
    },
    {
      when: m.offer_next_offer_when(),
      what: m.offer_next_offer(),
      text: m.offer_next_offer_text({ days: offerStandsDays }),
    },
    {
      when: m.offer_next_sign_when(),
      what: m.offer_next_sign(),
      text: m.offer_next_sign_text(),
    },
  ];
}

type TimelineProps = {
  readonly title: string;
  /** The day on which the request was sent, in words; null before that. */
  readonly sentOn: string | null;
  /** How far staff have come; left out before it is sent. */
  readonly stage?: AnyStage;
};

/** How many steps are behind, by where the request stands. */
const DONE: Readonly<Record<AnyStage, number>> = {
  new: 1,
  contacted: 2,
  visit: 2,
  sent: 4,
  signed: 5,
  withdrawn: 1,
  lost: 1,
};

/** What follows a request. The line is dashed while nothing binds, and ends square at the signature. */
export function Timeline({ title, sentOn, stage = 'new' }: TimelineProps) {
  const all = steps(sentOn);
  // Steps that are behind; the next one is where it stands now.
  const done = sentOn === null ? 0 : DONE[stage];
  return (
    <section aria-labelledby="offer-next">
      <h2 id="offer-next" className="text-22 font-semibold">
        {title}
      </h2>
      {sentOn === null || stage === 'withdrawn' ? null : (
        <p className="mt-2">
          <span className="text-blaek-600">{m.receipt_stage()}</span>{' '}
          <strong className="font-semibold">{requestStageName(stage)}</strong>
        </p>
      )}
      <ol className="mt-6">
        {all.map((step, index) => (
          <li
            key={step.what}
            aria-current={index === done ? 'step' : undefined}
            className="relative pb-6 pl-10 last:pb-0"
          >
            {index < all.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute top-6 -bottom-0.5 left-[9px] border-l-2 border-dashed border-blaek-600"
              />
            ) : null}
            <Mark
              look={
                index < done
                  ? 'done'
                  : index === all.length - 1
                    ? 'binding'
                    : index === done
                      ? 'now'
                      : 'ahead'
              }
            />
            <p className="text-14 text-blaek-600">{step.when}</p>
            <p className="font-semibold">
              {step.what}
              {index < done ? <span className="sr-only"> ({m.receipt_done()})</span> : null}
            </p>
            <p className="text-blaek-600">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const LOOKS = {
  done: 'rounded-full border-2 border-gran-700 bg-gran-100 text-gran-700',
  now: 'rounded-full border-2 border-blaek bg-sol-400',
  ahead: 'rounded-full border-2 border-blaek-600 bg-kalk-50',
  binding: 'rounded-control border-2 border-gran-700 bg-gran-700',
} as const;

function Mark({ look }: { readonly look: keyof typeof LOOKS }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-0.5 left-0 flex size-5 items-center justify-center ${LOOKS[look]}`}
    >
      {look === 'done' ? <CheckIcon size={14} /> : null}
    </span>
  );
}
