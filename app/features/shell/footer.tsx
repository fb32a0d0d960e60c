import { Link } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { links } from '../../links.ts';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Skyline } from '../../ui/drawings/skyline.tsx';
import { FOOTER_PAGES } from './navigation.ts';

const ROW = 'inline-flex min-h-11 items-center hover:underline';

type FooterProps = {
  /** Read from the answer, so that the server's year and the browser's are one; missing where the server failed. */
  readonly year: number | undefined;
  readonly houses: boolean;
};

export function Footer({ year, houses }: FooterProps) {
  return (
    <footer className="print:hidden">
      {houses && <Skyline />}
      <div className="bg-gran-900 text-white">
        <div className="mx-auto grid max-w-312 gap-x-6 gap-y-8 px-6 pt-14 pb-10 max-tablet:grid-cols-2 tablet:grid-cols-12 tablet:pt-18">
          <div className="max-tablet:col-span-2 tablet:col-span-5">
            <Link
              to={links.home()}
              aria-label={m.shell_brand()}
              className="inline-block rounded-control"
            >
              <Logo tone="light" heightPx={40} />
            </Link>
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
          <nav aria-labelledby="footer-pages" className="tablet:col-span-2 tablet:col-start-7">
            <h2 id="footer-pages" className="mb-3 text-16 font-semibold text-white">
              {m.shell_footer_pages()}
            </h2>
            <ul>
              {FOOTER_PAGES.map((page) => (
                <li key={page.href()}>
                  <Link to={page.href()} className={ROW}>
                    {page.label()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section
            aria-labelledby="footer-contact"
            className="tablet:col-span-3 tablet:col-start-10"
          >
            <h2 id="footer-contact" className="mb-3 text-16 font-semibold text-white">
              {m.shell_footer_contact()}
            </h2>
            <ul>
              <li>
                <a href={`mailto:${brand.email}`} className={ROW}>
                  {brand.email}
                </a>
              </li>
              <li>
                <a href={brand.phone.href} className={ROW}>
                  {brand.phone.shown}
                </a>
              </li>
              <li className="inline-flex min-h-11 items-center text-gran-100">
                {m.shell_footer_hours()}
              </li>
            </ul>
          </section>
        </div>
        <div className="mx-auto max-w-312 px-6">
          <p className="flex flex-wrap justify-between gap-x-6 border-t border-white/20 py-6 text-14 text-gran-100">
            {year !== undefined && <span>{m.shell_copyright({ year })}</span>}
            <span>{m.shell_footer_prices()}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
