import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { refusedLines, type RefusedLine } from '../../../words/refused-lines.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { LinkPanel } from './link-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import type { LinkAnswer, MailAnswer, MailView, ShareAnswer, ShareView } from './share-view.ts';

function BackLink({ to }: { readonly to: string }) {
  return (
    <SiteLink
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4"
    >
      <ChevronLeftIcon size={18} />
      {m.share_back()}
    </SiteLink>
  );
}

type SharePageProps = { readonly view: ShareView; readonly answer: ShareAnswer | undefined };

/** Sharing one's own report: a link to pass on, or one by mail to oneself. */
export function SharePage({ view, answer }: SharePageProps) {
  const [aboutLink, aboutMail] = parted(answer);
  return (
    <NarrowPage>
      <BackLink to={links.report(view.reportId)} />
      <h1 className="mt-4 text-36 font-semibold tracking-[-0.018em]">{m.share_title()}</h1>
      <p className="mt-1 text-18 text-blaek-600 [overflow-wrap:anywhere]">{view.title}</p>
      <div className="mt-8 flex flex-col gap-10">
        <LinkPanel view={view} answer={aboutLink} />
        <hr className="border-hairline" />
        <MailPanel view={view.mail} answer={aboutMail} heading="section" />
      </div>
    </NarrowPage>
  );
}

/** The answer to the forms of links, or that to the form of a mail. */
function parted(
  answer: ShareAnswer | undefined,
): readonly [LinkAnswer | undefined, MailAnswer | undefined] {
  if (answer === undefined) return [undefined, undefined];
  if (!('kind' in answer) || answer.kind === 'mail-sent') return [undefined, answer];
  return [answer, undefined];
}

type MailPageProps = {
  readonly view: MailView;
  readonly answer: MailAnswer | undefined;
  /** Of the calculation that the mail leads to. */
  readonly query: string;
  /** What its address said that can't be calculated, in words. */
  readonly refused: readonly RefusedLine[];
};

/** The calculation that is shown, by mail to oneself. */
export function MailPage({ view, answer, query, refused }: MailPageProps) {
  const lines = refusedLines(refused, `${links.calculator()}?${query}`, getLocale());
  return (
    <NarrowPage>
      <BackLink to={`${links.calculatorReport()}?${query}`} />
      <div className="mt-4 flex flex-col gap-6">
        {lines.length > 0 && answer === undefined ? (
          <ErrorSummary title={m.report_error_title()} errors={lines} />
        ) : null}
        <MailPanel view={view} answer={answer} heading="page" />
      </div>
    </NarrowPage>
  );
}
