import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { CODE_INTENT } from './code-intent.ts';
import type { DeleteAnswer, DeleteView } from './delete-view.ts';
import { DownloadForm } from './own-data.tsx';
import { SendCodeButton } from './send-code-button.tsx';

type DeletePageProps = {
  readonly view: DeleteView;
  readonly answer: DeleteAnswer | undefined;
  /** The field for the code. */
  readonly codeField: ReactNode;
};

const LINK = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';

/** Deleting oneself, in two steps: what goes, and the code that shows whose phone it is. */
export function DeletePage({ view, answer, codeField }: DeletePageProps) {
  return (
    <div className="mx-auto max-w-180 px-4 pt-4 pb-20 tablet:px-6 tablet:pt-10">
      {view.step === 'done' ? (
        <Done />
      ) : (
        <>
          <SiteLink to={links.myReports()} className={`${LINK} mb-2 -ml-1 gap-2`}>
            <ChevronLeftIcon size={18} />
            {m.privacy_back()}
          </SiteLink>
          <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">
            {m.privacy_delete_title()}
          </h1>
          {view.step === 'no-phone' && <NoPhone />}
          {view.step === 'start' && <Start view={view} answer={answer} />}
          {view.step === 'code' && <Confirm view={view} codeField={codeField} />}
        </>
      )}
    </div>
  );
}

function Start({
  view,
  answer,
}: {
  readonly view: Extract<DeleteView, { readonly step: 'start' }>;
  readonly answer: DeleteAnswer | undefined;
}) {
  const goes = [
    m.privacy_goes_reports(),
    m.privacy_goes_calculator(),
    m.privacy_goes_requests(),
    m.privacy_goes_sign_in(),
  ];
  return (
    <>
      <p className="mt-3 max-w-[60ch] text-18 text-blaek-600">{m.privacy_delete_lead()}</p>
      <ul className="mt-4 list-disc space-y-2 pl-6">
        {goes.map((text) => (
          <li key={text} className="max-w-[60ch]">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[60ch]">
        {m.privacy_not_found()}{' '}
        <a href={`mailto:${brand.email}`} className="text-gran-700 underline underline-offset-4">
          {brand.email}
        </a>
        .
      </p>
      <div className="mt-8 rounded-card border border-hairline bg-white p-6">
        <h2 className="text-18 font-semibold">{m.privacy_first_title()}</h2>
        <p className="max-w-[56ch] pt-1 pb-4 text-blaek-600">{m.privacy_first_text()}</p>
        <DownloadForm />
      </div>
      <Form method="post" className="mt-8 flex flex-col items-start gap-4">
        <p className="max-w-[60ch]">{m.privacy_code_why({ phone: view.phone })}</p>
        {answer !== undefined && (
          <div role="alert">
            <FieldError id="delete-error">{answer.error}</FieldError>
          </div>
        )}
        {view.isOff ? (
          <p className="font-semibold">{m.privacy_sms_off()}</p>
        ) : (
          <SendCodeButton label={m.privacy_send_code()} />
        )}
      </Form>
    </>
  );
}

function Confirm({
  view,
  codeField,
}: {
  readonly view: Extract<DeleteView, { readonly step: 'code' }>;
  readonly codeField: ReactNode;
}) {
  const isDeleting = useNavigation().formData?.get(CODE_INTENT) === 'delete';
  return (
    <>
      <p className="mt-3 max-w-[52ch] text-18 text-blaek-600">
        {view.minutesLeft === 0
          ? m.privacy_code_over()
          : m.privacy_code_sent({ phone: view.phone, minutes: view.minutesLeft })}
      </p>
      <Form method="post" action="?step=code" noValidate className="mt-8 flex flex-col gap-6">
        {codeField}
        <p className="max-w-[52ch] border-l-4 border-tegl-600 bg-white px-4 py-3">
          {m.privacy_no_way_back()}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="submit"
            name={CODE_INTENT}
            value="delete"
            className={`${buttonClass('filled', 48).replace('bg-gran-700', 'bg-tegl-600').replace('hover:bg-gran-900', 'hover:brightness-90')} max-tablet:w-full`}
          >
            {isDeleting ? m.privacy_deleting() : m.privacy_delete_all()}
          </button>
          <SiteLink
            to={links.myReports()}
            className={`${buttonClass('quiet', 48)} max-tablet:w-full`}
          >
            {m.privacy_keep()}
          </SiteLink>
        </div>
      </Form>
      <Form method="post" action="?step=code" className="mt-4 border-t border-hairline pt-4">
        <SendCodeButton label={m.privacy_send_again()} isQuiet />
      </Form>
    </>
  );
}

function NoPhone() {
  return (
    <p className="mt-3 max-w-[60ch] text-18 text-blaek-600">
      {m.privacy_no_phone()}{' '}
      <a href={`mailto:${brand.email}`} className="text-gran-700 underline underline-offset-4">
        {brand.email}
      </a>
      .
    </p>
  );
}

function Done() {
  return (
    <>
      <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">
        {m.privacy_done_title()}
      </h1>
      <p className="mt-3 max-w-[60ch] text-18 text-blaek-600">{m.privacy_done_text()}</p>
      <p className="mt-3 max-w-[60ch] text-blaek-600">{m.privacy_done_browser()}</p>
      <div className="pt-6">
        <SiteLink to={links.home()} className={buttonClass('outlined', 48)}>
          {m.privacy_home()}
        </SiteLink>
      </div>
    </>
  );
}
