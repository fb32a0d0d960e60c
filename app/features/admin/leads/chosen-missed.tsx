import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { leadPath } from './lead-path.ts';
import type { LeadsAnswer, LeadsView } from './leads-view.ts';

type ChosenMissedProps = { readonly view: LeadsView; readonly answer: LeadsAnswer | undefined };

/** Of several, those that stay as they are: the others are changed, which is not taken back in silence. */
export function ChosenMissed({ view, answer }: ChosenMissedProps) {
  const words =
    answer?.kind === 'none-chosen'
      ? m.leads_chosen_none()
      : answer?.kind === 'too-many-chosen'
        ? m.leads_chosen_too_many()
        : null;
  if (words === null && answer?.kind !== 'partly') return null;
  return (
    <div
      role="alert"
      className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold"
    >
      {words}
      {answer?.kind === 'partly' && (
        <>
          <p>{m.leads_chosen_partly({ count: answer.of - answer.missed.length, of: answer.of })}</p>
          <ul>
            {answer.missed.map(({ id, name, why }) => (
              <li key={id}>
                {WHY[why]({ name })}{' '}
                {why !== 'not-found' && (
                  <SiteLink
                    to={leadPath(id, view)}
                    className="text-gran-700 underline underline-offset-4"
                  >
                    {m.leads_chosen_see({ name })}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const WHY = {
  changed: m.leads_missed_changed,
  withdrawn: m.leads_missed_withdrawn,
  'not-found': () => m.leads_refused_gone(),
} as const;
