import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { phoneText, placeText, whoText } from '../../../words/company-words.ts';
import { useCompany } from '../../company-facts.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { headingId } from './heading-id.ts';

function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Array.isArray(node) ? node.map(plainText).join('') : '';
}

function Heading({ children }: { readonly children?: ReactNode }) {
  return <h2 id={headingId(plainText(children))}>{children}</h2>;
}

/** Pages of our own open without a new document. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <SiteLink to={href}>{children}</SiteLink>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

/** A wide table moves in its own frame, so that the page never does. */
function Table({ children }: ComponentProps<'table'>) {
  return (
    <div className="text-table" role="group" aria-label={m.content_table()} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function PullLine({ children }: { readonly children: ReactNode }) {
  return <div className="text-pull-line">{children}</div>;
}

/** A place where the company that runs the site writes its own facts. */
function Fill({ children }: { readonly children: ReactNode }) {
  return <mark className="text-fill">[{children}]</mark>;
}

/** The company's name, CVR number and address; until somebody has said them, what is to be written there. */
function CompanyIs({ children }: { readonly children: ReactNode }) {
  const company = useCompany();
  const told = [whoText(company, getLocale()), placeText(company)].filter((part) => part !== '');
  return company.name === '' ? <Fill>{children}</Fill> : told.join(', ');
}

function CompanyMail() {
  const { email } = useCompany();
  if (email === '') return <ContactPage />;
  return <a href={`mailto:${email}`}>{email}</a>;
}

function CompanyPhone() {
  const { phone } = useCompany();
  if (phone === '') return <ContactPage />;
  return <a href={`tel:${phone}`}>{phoneText(phone)}</a>;
}

const ContactPage = () => <SiteLink to={links.contact()}>{m.company_contact_page()}</SiteLink>;

/** What every text of content/ may use without asking for it. */
export const MDX_COMPONENTS = {
  h2: Heading,
  a: TextLink,
  table: Table,
  PullLine,
  Fill,
  CompanyIs,
  CompanyMail,
  CompanyPhone,
};
