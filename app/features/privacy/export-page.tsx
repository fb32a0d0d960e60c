import type { ReactNode } from 'react';
import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { LEAD, OwnCodeHeading, SendCodeStep, TypeCodeStep } from './own-code-steps.tsx';
import type { ExportView, OwnCodeAnswer } from './own-code-view.ts';
import { DownloadForm } from './own-data.tsx';

type ExportPageProps = {
  readonly view: ExportView;
  readonly answer: OwnCodeAnswer | undefined;
  /** The field for the code. */
  readonly codeField: ReactNode;
};

/** Everything about oneself as a file, for who has just shown whose phone it is. */
export function ExportPage({ view, answer, codeField }: ExportPageProps) {
  return (
    <NarrowPage>
      <OwnCodeHeading title={m.privacy_export_title()} />
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
          <SendCodeStep
            view={view}
            answer={answer}
            why={m.privacy_export_code_why({ phone: view.phone })}
          />
        </>
      )}
      {view.step === 'code' && (
        <TypeCodeStep view={view} codeField={codeField}>
          {(isConfirming) => (
            <button
              type="submit"
              name={INTENT_FIELD}
              value="confirm"
              className={`${buttonClass('filled', 48)} max-tablet:w-full`}
            >
              {isConfirming ? m.privacy_export_confirming() : m.privacy_export_confirm()}
            </button>
          )}
        </TypeCodeStep>
      )}
    </NarrowPage>
  );
}
