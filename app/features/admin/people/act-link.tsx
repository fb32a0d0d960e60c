import { SiteLink } from '../../../site-link.tsx';
import type { ReactNode } from 'react';
import { ACT_QUERY, type Act } from './people-view.ts';

type ActLinkProps = {
  readonly act: Act;
  readonly id: string;
  /** Whom it is about, for screen readers. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
};

const TEXT_LINK =
  'relative inline-flex min-h-11 items-center underline underline-offset-4 whitespace-nowrap';

/** Acts that take something from somebody. */
const TAKING: readonly Act[] = ['remove', 'withdraw'];

/** Asks first: says what will happen, and a press confirms it. */
export function ActLink({ act, id, name, className, children }: ActLinkProps) {
  const look = `${TEXT_LINK} ${TAKING.includes(act) ? 'text-tegl-600' : 'text-gran-700'}`;
  const query = new URLSearchParams({ [ACT_QUERY.act]: act, [ACT_QUERY.id]: id });
  return (
    <SiteLink to={`?${query}`} preventScrollReset className={className ?? look}>
      {children}
      <span className="sr-only">: {name}</span>
    </SiteLink>
  );
}
