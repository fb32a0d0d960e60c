import { m } from '../messages/compiled/messages.js';
import { useCompany } from './company-facts.tsx';
import { links } from './links.ts';
import { SiteLink } from './site-link.tsx';

/** Where a reader writes to, behind «skriv til»: the company's address, or its contact page until staff have given one. */
export const useWriteTo = (): string => useCompany().email || m.contact_write_on_page();

/** The same as a link. */
export function WriteToLink({ className }: { readonly className: string }) {
  const { email } = useCompany();
  return email === '' ? (
    <SiteLink to={links.contact()} className={className}>
      {m.contact_write_on_page()}
    </SiteLink>
  ) : (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}
