import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { CODE_INTENT } from './code-intent.ts';
import type { ExportAnswer, ExportView } from './export-view.ts';
import { DownloadForm } from './own-data.tsx';
import { SendCodeButton } from './send-code-button.tsx';

type ExportPageProps = {
  readonly view: ExportView;
  readonly answer: ExportAnswer | undefined;
  /** The field for the code. */
  readonly codeField: ReactNode;
};

const LINK = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';
const LEAD = 'mt-3 max-w-[56ch] text-18 text-blaek-600';

/** Everything about oneself as a file, for who has just shown whose phone it is. */
export function ExportPage({ view, answer, codeField }: ExportPageProps) {
  return (
    <div className="mx-auto max-w-180 px-4 pt-4 pb-20 tablet:px-6 tablet:pt-10">
      <SiteLink to={links.myReports()} className={`${LINK} mb-2 -ml-1 gap-2`}>
        <ChevronLeftIcon size={18} />
        {m.privacy_back()}
      </SiteLink>
      <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">
        {m.privacy_export_title()}
      </h1>
      {view.step === 'ready' && (
        <>
          <p className={LEAD}>{m.privacy_export_ready({ minutes: view.minutes })}</p>
          <div className="pt-6">
            <DownloadForm look={buttonClass('filled', 48)} />
          </div>
        </>
      )}
      {view.step === 'no-phone' && <p className={LEAD}>{m.privacy_export_no_phone()}</p>}
      {view.step === 'start' && (
        <>
          <p className={LEAD}>{m.privacy_export_lead()}</p>
          <Form method="post" className="mt-8 flex flex-col items-start gap-4">
            <p className="max-w-[60ch]">{m.privacy_export_code_why({ phone: view.phone })}</p>
            {answer !== undefined && (
              <div role="alert">
                <FieldError id="export-error">{answer.error}</FieldError>
              </div>
            )}
            {view.isOff ? (
              <p className="font-semibold">{m.privacy_sms_off()}</p>
            ) : (
              <SendCodeButton label={m.privacy_send_code()} />
            )}
          </Form>
        </>
      )}
      {view.step === 'code' && <Confirm view={view} codeField={codeField} />}
    </div>
  );
}

function Confirm({
  view,
  codeField,
}: {
  readonly view: Extract<ExportView, { readonly step: 'code' }>;
  readonly codeField: ReactNode;
}) {
  const isConfirming = useNavigation().formData?.get(CODE_INTENT) === 'confirm';
  return (
    <>
      <p className={LEAD}>
        {view.minutesLeft === 0
          ? m.privacy_code_over()
          : m.privacy_code_sent({ phone: view.phone, minutes: view.minutesLeft })}
      </p>
      <Form
        method="post"
        action="?step=code"
        noValidate
        className="mt-8 flex flex-col items-start gap-6"
      >
        {codeField}
        <button
          type="submit"
          name={CODE_INTENT}
          value="confirm"
          className={`${buttonClass('filled', 48)} max-tablet:w-full`}
        >
          {isConfirming ? m.privacy_export_confirming() : m.privacy_export_confirm()}
        </button>
      </Form>
      <Form method="post" action="?step=code" className="mt-4 border-t border-hairline pt-4">
        <SendCodeButton label={m.privacy_send_again()} isQuiet />
      </Form>
    </>
  );
}
