import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** What one can take along, and the way to have it all deleted. */
export function OwnData() {
  return (
    <section aria-labelledby="own-data" className="mt-12 border-t border-hairline pt-8">
      <h2 id="own-data" className="text-22 font-semibold">
        {m.privacy_own_title()}
      </h2>
      <p className="max-w-[60ch] pt-2 text-blaek-600">{m.privacy_own_text()}</p>
      <div className="flex flex-wrap gap-3 pt-4">
        <DownloadForm />
        <SiteLink to={links.deleteAccount()} className={buttonClass('quiet', 44)}>
          {m.privacy_delete_me()}
        </SiteLink>
      </div>
    </section>
  );
}

/** A plain form: the browser saves what comes, and the page stays. */
export function DownloadForm() {
  return (
    <form method="post" action={links.myData()}>
      <button type="submit" className={buttonClass('outlined', 44)}>
        {m.privacy_get_data()}
      </button>
    </form>
  );
}
