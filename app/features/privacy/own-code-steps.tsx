import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import type { OwnCodeAnswer, OwnCodeView } from './own-code-view.ts';
import { SendCodeButton } from './send-code-button.tsx';

// What the pages share on which one thing is confirmed by a code on one's own phone.

export const LEAD = 'mt-3 max-w-[56ch] text-18 text-blaek-600';

export function OwnCodeHeading({ title }: { readonly title: string }) {
  return (
    <>
      <SiteLink
        to={links.myReports()}
        className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4"
      >
        <ChevronLeftIcon size={18} />
        {m.privacy_back()}
      </SiteLink>
      <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">{title}</h1>
    </>
  );
}

type SendCodeStepProps = {
  readonly view: Extract<OwnCodeView, { readonly step: 'start' }>;
  readonly answer: OwnCodeAnswer | undefined;
  /** Why there is a code, and where it goes. */
  readonly why: string;
};

/** The first step: a code is asked for. */
export function SendCodeStep({ view, answer, why }: SendCodeStepProps) {
  return (
    <Form method="post" className="mt-8 flex flex-col items-start gap-4">
      <p className="max-w-[60ch]">{why}</p>
      {answer !== undefined && (
        <div role="alert">
          <FieldError id="own-code-error">{answer.error}</FieldError>
        </div>
      )}
      {view.isOff ? (
        <p className="font-semibold">{m.privacy_sms_off()}</p>
      ) : (
        <SendCodeButton label={m.privacy_send_code()} />
      )}
    </Form>
  );
}

type TypeCodeStepProps = {
  readonly view: Extract<OwnCodeView, { readonly step: 'code' }>;
  /** The field for the code. */
  readonly codeField: ReactNode;
  /** What stands under it; its last button is named INTENT_FIELD and says `confirm`. */
  readonly children: (isConfirming: boolean) => ReactNode;
};

/** The second step: the code from the message. */
export function TypeCodeStep({ view, codeField, children }: TypeCodeStepProps) {
  const isConfirming = useNavigation().formData?.get(INTENT_FIELD) === 'confirm';
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
        {children(isConfirming)}
      </Form>
      <Form method="post" action="?step=code" className="mt-4 border-t border-hairline pt-4">
        <SendCodeButton label={m.privacy_send_again()} isQuiet />
      </Form>
    </>
  );
}
