import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';

const QUIET =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-gran-700 hover:bg-gran-100';

type ReportLinksProps = {
  readonly pdfHref: string;
  readonly shareHref?: string | undefined;
  readonly mailHref?: string | undefined;
};

/** The ways out of a report: to others, onto paper, into one's mail. */
export function ReportLinks({ pdfHref, shareHref, mailHref }: ReportLinksProps) {
  return (
    <>
      {shareHref === undefined ? null : (
        <SiteLink to={shareHref} className={QUIET}>
          {m.share_action()}
        </SiteLink>
      )}
      <a href={pdfHref} className={QUIET}>
        {m.share_pdf()}
      </a>
      {mailHref === undefined ? null : (
        <SiteLink to={mailHref} className={QUIET}>
          {m.share_mail_action()}
        </SiteLink>
      )}
    </>
  );
}
