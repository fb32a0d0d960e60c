import type { DutyId } from '../../../../domain/company/duties.ts';
import { SiteLink } from '../../../site-link.tsx';
import { dutyName, dutyPath } from './duty-words.ts';

/** Duties that are not met, each as a link to where it is. */
export function DutyLinks({ duties }: { readonly duties: readonly DutyId[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {duties.map((id, index) => (
        <li key={id}>
          <SiteLink
            to={dutyPath(id)}
            preventScrollReset
            className="inline-flex min-h-7 items-center text-gran-700 underline underline-offset-4"
          >
            {dutyName(id)}
          </SiteLink>
          {index < duties.length - 1 && ','}
        </li>
      ))}
    </ul>
  );
}
