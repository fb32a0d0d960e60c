import { m } from '../../../messages/compiled/messages.js';
import { PersonQuestion, type AskingForm } from '../../forms/person-question.tsx';
import { SendButton } from '../../forms/send-button.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { useWriteTo } from '../../write-to.tsx';
import { MoreText } from '../../ui/more-text.tsx';

type SendPanelProps = {
  readonly form: AskingForm & { readonly isSending: boolean };
};

/** The button, and what becomes of what is sent. An answer to a message needs no further yes. */
export function SendPanel({ form }: SendPanelProps) {
  const writeTo = useWriteTo();
  return (
    <section
      aria-label={m.contact_send()}
      className="rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      <p className="max-w-[60ch]">{m.contact_privacy()}</p>
      <MoreText label={m.contact_privacy_more()} textClass="max-w-[60ch] pb-4">
        <p>{m.contact_privacy_kept()}</p>
        <p>{m.contact_privacy_delete({ email: writeTo })}</p>
        <SiteLink
          to={links.legal('privacy-policy')}
          className="inline-flex min-h-11 items-center self-start text-gran-700 underline underline-offset-4 hover:text-gran-900"
        >
          {m.contact_privacy_policy()}
        </SiteLink>
      </MoreText>
      <PersonQuestion form={form} />
      <SendButton
        isSending={form.isSending}
        label={m.contact_send()}
        sending={m.contact_sending()}
        className="mt-3"
      />
    </section>
  );
}
