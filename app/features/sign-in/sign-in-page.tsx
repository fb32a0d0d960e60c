import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { SIGN_IN_FIELDS, SIGN_IN_INTENTS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { CodeStep } from './code-step.tsx';
import { LINK } from './link-class.ts';
import { NumberStep } from './number-step.tsx';
import { stepAddress } from './sign-in-address.ts';
import type { SignInAnswer, SignInView } from './sign-in-view.ts';

type SignInPageProps = {
  readonly view: SignInView;
  readonly answer: SignInAnswer | undefined;
  /** The flag before +45. */
  readonly flag: ReactNode;
  /** What visitors have without signing in. */
  readonly aside: ReactNode;
};

/** Signing in by phone, in two steps. Also works as plain forms. */
export function SignInPage({ view, answer, flag, aside }: SignInPageProps) {
  const { formData } = useNavigation();
  const intent = formData?.get(SIGN_IN_FIELDS.intent);
  const sending = SIGN_IN_INTENTS.find((known) => known === intent) ?? null;
  const back =
    view.step === 'number'
      ? { href: links.home(), label: m.sign_in_home() }
      : { href: stepAddress('number', view.next), label: m.sign_in_change_number() };
  return (
    <div className="mx-auto grid max-w-312 gap-x-18 gap-y-12 px-page pt-4 pb-20 tablet:pt-10 laptop:grid-cols-[minmax(0,480px)_minmax(0,1fr)]">
      <div className="w-full max-w-120">
        <SiteLink to={back.href} className={`${LINK} mb-2 -ml-1 gap-2`}>
          <ChevronLeftIcon size={18} />
          {back.label}
        </SiteLink>
        {view.step === 'number' ? (
          <NumberStep
            view={view}
            answer={answer}
            isSending={sending === 'send'}
            prefix={
              <span className="flex items-center gap-2">
                {flag}
                +45
              </span>
            }
          />
        ) : (
          <CodeStep view={view} answer={answer} sending={sending === 'send' ? null : sending} />
        )}
      </div>
      {view.step === 'number' && <div className="min-w-0 laptop:pt-14">{aside}</div>}
    </div>
  );
}
