import { useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { TRAP_FIELD } from '../../../domain/posted-form.ts';
import { groupedNumber, SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Trap } from '../../ui/form/trap.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LINK } from './link-class.ts';
import { ProofFields } from './proof-fields.tsx';
import type { SignInAnswer, SignInView } from './sign-in-view.ts';
import { stepAddress } from './sign-in-address.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import { useProof } from './use-proof.ts';

type NumberStepProps = {
  readonly view: Extract<SignInView, { readonly step: 'number' }>;
  readonly answer: SignInAnswer | undefined;
  readonly isSending: boolean;
  /** +45 with its flag. */
  readonly prefix: ReactNode;
};

/** The first step: the number the code is sent to. */
export function NumberStep({ view, answer, isSending, prefix }: NumberStepProps) {
  const proof = useProof(view.challenge);
  const field = useRef<HTMLInputElement>(null);
  useFocusOnError(field, answer);
  return (
    <>
      <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">
        {m.sign_in_title()}
      </h1>
      <p className="mt-2 max-w-[44ch] text-18 text-blaek-600">{m.sign_in_lead()}</p>
      {view.isOff && (
        <div className="mt-6">
          <FieldError id="sign-in-off">{m.sign_in_error_off()}</FieldError>
        </div>
      )}
      <Form
        method="post"
        action={stepAddress(null, view.next)}
        noValidate
        onSubmit={proof.onSubmit}
        className="mt-8 flex flex-col gap-5"
      >
        <input type="hidden" name={SIGN_IN_FIELDS.intent} value="send" />
        <ProofFields challenge={view.challenge} />
        <TextField
          ref={field}
          id="sign-in-number"
          name={SIGN_IN_FIELDS.number}
          type="tel"
          label={m.sign_in_number()}
          help={m.sign_in_number_help()}
          error={answer?.field === 'number' ? answer.error : undefined}
          prefix={prefix}
          // Uncontrolled: what is typed before the page's code has loaded stays.
          defaultValue={answer?.typed ?? view.number}
          onFocus={proof.prepare}
          onChange={(event) => {
            proof.prepare();
            const { currentTarget: typed } = event;
            const grouped = groupedAsTyped(typed.value);
            if (grouped !== typed.value) typed.value = grouped;
          }}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={20}
          className="tracking-[0.04em]"
        />
        <Trap name={TRAP_FIELD} label={m.form_trap()} />
        <Button type="submit" className="w-full">
          {isSending ? m.sign_in_sending() : m.sign_in_send()}
        </Button>
        <span role="status" className="sr-only">
          {isSending ? m.sign_in_sending() : ''}
        </span>
      </Form>
      <p className="mt-8 border-t border-hairline pt-6 text-blaek-600">{m.sign_in_why()}</p>
      <p className="mt-6 text-14 text-blaek-600">
        {m.sign_in_number_use()}{' '}
        <SiteLink to={links.legal('privacy-policy')} className={LINK}>
          {m.sign_in_privacy()}
        </SiteLink>
      </p>
      {view.challenge.kind === 'recaptcha' && (
        <p className="mt-2 text-14 text-blaek-600">{m.sign_in_checked()}</p>
      )}
    </>
  );
}

/** Text that is not yet a number stays as it is, so that no typing is lost. */
function groupedAsTyped(typed: string): string {
  return /^[\d\s+]*$/.test(typed) && !/^[+0]/.test(typed.trim()) ? groupedNumber(typed) : typed;
}
