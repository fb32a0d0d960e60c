import type { ReactNode } from 'react';
import { m } from '../messages/compiled/messages.js';
import { useCompany } from './company-facts.tsx';
import { links } from './links.ts';
import { SiteLink } from './site-link.tsx';

/** Where a reader writes to, behind «skriv til»: the company's address, or its contact page until staff have given one. */
export const useWriteTo = (): string => useCompany().email || m.contact_write_on_page();

type WriteToLinkProps = {
  readonly className: string;
  /** Of the mail. */
  readonly subject?: string;
  /** Default: where it leads. */
  readonly children?: ReactNode;
};

/** The same as a link. */
export function WriteToLink({ className, subject, children }: WriteToLinkProps) {
  const { email } = useCompany();
  if (email === '') {
    return (
      <SiteLink to={links.contact()} className={className}>
        {children ?? m.contact_write_on_page()}
      </SiteLink>
    );
  }
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${email}${query}`} className={className}>
      {children ?? email}
    </a>
  );
}
