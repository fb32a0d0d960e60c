import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { phoneHours, phoneText, placeText, whoText } from '../../../words/company-words.ts';
import { useCompany } from '../../company-facts.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';

const LINK =
  'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 hover:text-gran-900';

/** Mail, phone and address, and where an answer may stand already. */
export function OtherWays() {
  const company = useCompany();
  const { email, phone, street, postcode, town } = company;
  const place = placeText(company);
  return (
    <div className="flex min-w-0 flex-col gap-10 self-start min-[62.5rem]:sticky min-[62.5rem]:top-22">
      {email + phone + place !== '' && (
        <section aria-labelledby="contact-ways">
          <h2 id="contact-ways" className="text-22 font-semibold">
            {m.contact_other_ways()}
          </h2>
          <dl className="mt-4 border-t-2 border-gran-900">
            {email !== '' && (
              <Way name={m.contact_by_mail()}>
                <a href={`mailto:${email}`} className={LINK}>
                  {email}
                </a>
              </Way>
            )}
            {phone !== '' && (
              <Way name={m.contact_by_phone()}>
                <a href={`tel:${phone}`} className={LINK}>
                  {phoneText(phone)}
                </a>
                <span className="block pb-2 text-14 text-blaek-600">
                  {phoneHours(company, getLocale())}
                </span>
              </Way>
            )}
            {place !== '' && (
              <Way name={m.contact_by_post()}>
                <address className="py-2.5 not-italic">
                  {[whoText(company, getLocale()), street, `${postcode} ${town}`.trim()]
                    .filter((line) => line !== '')
                    .map((line) => (
                      <span key={line} className="block">
                        {line}
                      </span>
                    ))}
                </address>
              </Way>
            )}
          </dl>
        </section>
      )}
      <section aria-labelledby="contact-maybe">
        <h2 id="contact-maybe" className="text-22 font-semibold">
          {m.contact_maybe_here()}
        </h2>
        <ul className="mt-2">
          <li>
            {/* A document of its own: drawn by the browser, home gets its questions after the jump to them. */}
            <SiteLink reloadDocument to={`${links.home()}#questions`} className={LINK}>
              {m.contact_questions()}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={links.calculatorInfo()} className={LINK}>
              {m.contact_method()}
            </SiteLink>
          </li>
        </ul>
      </section>
    </div>
  );
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap border-b border-gran-900/15 py-1.5">
      <dt className="w-24 py-2.5 text-blaek-600">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
