import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The way from somebody else's roof to one's own. */
export function SharedEnd() {
  return (
    <section
      aria-labelledby="report-end"
      className="flex flex-col gap-6 bg-gran-900 p-6 text-white max-tablet:mx-bleed tablet:rounded-hero tablet:p-10 laptop:flex-row laptop:items-center laptop:justify-between print:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 id="report-end" className="text-28 font-semibold text-white">
          {m.share_end_title()}
        </h2>
        <p className="max-w-130 text-gran-100">{m.share_end_text()}</p>
      </div>
      <SiteLink
        to={links.calculatorStart()}
        className={`${buttonClass('sun', 48)} max-laptop:self-stretch`}
      >
        {m.share_end_button()}
      </SiteLink>
    </section>
  );
}
