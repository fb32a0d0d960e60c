import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { phoneHours, phoneText, placeText, whoText } from '../../../words/company-words.ts';
import { brand } from '../../brand.ts';
import type { PublicFacts } from '../../company-facts.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { COMPANY_PAGES, LEGAL_PAGES } from './footer-pages.ts';
import type { NavigationPage } from './navigation.ts';

const ROW = 'inline-flex min-h-11 items-center hover:underline';

type FooterProps = {
  /**
   * Taken from the answer, so that the server's year and the browser's are the same; missing if the
   * server failed.
   */
  readonly year: number | undefined;
  /** Given, not asked of the page: the server draws this once for all pages. */
  readonly company: PublicFacts;
};

type LinkColumnProps = {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly NavigationPage[];
  readonly columns?: string;
};

function LinkColumn({ id, title, pages, columns = '' }: LinkColumnProps) {
  return (
    <nav aria-labelledby={id} className={`min-[68.75rem]:col-span-2 ${columns}`}>
      <h2 id={id} className="mb-3 text-16 font-semibold text-white">
        {title}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page.href()}>
            <SiteLink to={page.href()} className={ROW}>
              {page.label()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The content of the green area below the houses. */
export default function FooterContent({ year, company }: FooterProps) {
  const { email, phone } = company;
  const locale = getLocale();
  return (
    <>
      <div className="mx-auto grid max-w-312 gap-x-6 gap-y-8 px-6 pt-14 pb-10 min-[18rem]:max-[43.75rem]:grid-cols-2 min-[43.75rem]:grid-cols-3 min-[68.75rem]:grid-cols-12 tablet:pt-18">
        <div className="min-[18rem]:max-[43.75rem]:col-span-2 min-[43.75rem]:col-span-3 min-[68.75rem]:col-span-5">
          <SiteLink
            to={links.home()}
            aria-label={m.shell_brand()}
            className="inline-block rounded-control"
          >
            <Logo tone="light" heightPx={40} />
          </SiteLink>
          <p className="mt-7 max-w-[52ch] text-kalk-100">{m.shell_footer_about()}</p>
          <ul aria-label={m.shell_footer_socials()} className="mt-3 flex flex-wrap gap-x-6">
            {brand.socials.map((social) => (
              <li key={social.name}>
                <a
                  href={social.href}
                  rel="noopener"
                  className={`${ROW} underline underline-offset-4`}
                >
                  {social.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn
          id="footer-pages"
          title={m.shell_footer_pages()}
          pages={COMPANY_PAGES}
          columns="min-[68.75rem]:col-start-7"
        />
        <LinkColumn id="footer-legal" title={m.shell_footer_legal()} pages={LEGAL_PAGES} />
        <section
          aria-labelledby="footer-contact"
          className="min-[18rem]:max-[43.75rem]:col-span-2 min-[68.75rem]:col-span-2"
        >
          <h2 id="footer-contact" className="mb-3 text-16 font-semibold text-white">
            {m.shell_footer_contact()}
          </h2>
          <ul>
            {email !== '' && (
              <li>
                <a href={`mailto:${email}`} className={ROW}>
                  {email}
                </a>
              </li>
            )}
            {phone !== '' && (
              <li>
                <a href={`tel:${phone}`} className={ROW}>
                  {phoneText(phone)}
                </a>
              </li>
            )}
            {[phoneHours(company, locale), whoText(company, locale), placeText(company)]
              .filter((line) => line !== '')
              .map((line) => (
                <li key={line} className="flex min-h-11 items-center text-gran-100">
                  {line}
                </li>
              ))}
            {email === '' && phone === '' && (
              <li>
                <SiteLink to={links.contact()} className={ROW}>
                  {m.shell_nav_contact()}
                </SiteLink>
              </li>
            )}
          </ul>
        </section>
      </div>
      <div className="mx-auto max-w-312 px-6">
        <p className="flex flex-wrap justify-between gap-x-6 border-t border-white/20 py-6 text-14 text-gran-100">
          {year !== undefined && <span>{m.shell_copyright({ year })}</span>}
          <a
            href={links.legal('cookie-policy')}
            data-cookie-settings
            className={`-my-3 ${ROW} underline underline-offset-4`}
          >
            {m.shell_footer_cookies()}
          </a>
          <span>{m.shell_footer_prices()}</span>
        </p>
      </div>
    </>
  );
}
