import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { DownloadIcon, TrashIcon } from '../../ui/action-icons.tsx';
import { buttonClass } from '../../ui/button.tsx';

const PART = 'flex flex-col items-start border-t-2 border-blaek pt-5';
const TEXT = 'max-w-[44ch] pt-1 pb-2 text-blaek-600';
const WAY = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';

/** What one can take along, and the way to have it all deleted. */
export function OwnData() {
  return (
    <>
      <section aria-labelledby="own-data" className={PART}>
        <h2 id="own-data" className="font-semibold">
          {m.privacy_get_title()}
        </h2>
        <p className={TEXT}>{m.privacy_get_text()}</p>
        <DownloadForm look={`${WAY} text-gran-700`} />
      </section>
      <section aria-labelledby="own-end" className={PART}>
        <h2 id="own-end" className="font-semibold">
          {m.privacy_end_title()}
        </h2>
        <p className={TEXT}>{m.privacy_end_text()}</p>
        <SiteLink to={links.deleteAccount()} className={`${WAY} text-tegl-600`}>
          <TrashIcon />
          {m.privacy_delete_me()}
        </SiteLink>
      </section>
    </>
  );
}

/** A plain form: the browser saves what comes, and the page stays. */
export function DownloadForm({ look = buttonClass('outlined', 44) }: { readonly look?: string }) {
  return (
    <form method="post" action={links.myData()}>
      <button type="submit" className={look}>
        <DownloadIcon />
        {m.privacy_get_data()}
      </button>
    </form>
  );
}
