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
  'relative inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 whitespace-nowrap';

/** Asks first: says what will happen, and a press confirms it. */
export function ActLink({ act, id, name, className = TEXT_LINK, children }: ActLinkProps) {
  const query = new URLSearchParams({ [ACT_QUERY.act]: act, [ACT_QUERY.id]: id });
  return (
    <SiteLink to={`?${query}`} preventScrollReset className={className}>
      {children}
      <span className="sr-only">: {name}</span>
    </SiteLink>
  );
}
