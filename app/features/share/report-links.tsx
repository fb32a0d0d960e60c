import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import { DocumentIcon, MailIcon, ShareIcon } from '../../ui/action-icons.tsx';

const QUIET =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-gran-700 hover:bg-gran-100';
const BOXED =
  'max-tablet:flex-1 max-tablet:border-[1.5px] max-tablet:border-gran-700 max-tablet:bg-white';

type ReportLinksProps = {
  readonly pdfHref: string;
  readonly shareHref?: string | undefined;
  readonly mailHref?: string | undefined;
  /** On a phone among boxes, where the others are boxes too. */
  readonly isBoxed?: boolean | undefined;
};

/** The ways out of a report: to others, onto paper, into one's mail. */
export function ReportLinks({ pdfHref, shareHref, mailHref, isBoxed }: ReportLinksProps) {
  const look = isBoxed ? `${QUIET} ${BOXED}` : QUIET;
  return (
    <>
      {shareHref === undefined ? null : (
        <SiteLink to={shareHref} className={look}>
          <ShareIcon />
          {m.share_action()}
        </SiteLink>
      )}
      <a href={pdfHref} className={look}>
        <DocumentIcon />
        {m.share_pdf()}
      </a>
      {mailHref === undefined ? null : (
        <SiteLink to={mailHref} className={look}>
          <MailIcon />
          {m.share_mail_action()}
        </SiteLink>
      )}
    </>
  );
}
