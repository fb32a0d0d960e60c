import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { PersonQuestion, type AskingForm } from '../../forms/person-question.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button } from '../../ui/button.tsx';

type SendPanelProps = {
  readonly form: AskingForm & { readonly isSending: boolean };
};

/** The button, and what becomes of what is sent. An answer to a message needs no further yes. */
export function SendPanel({ form }: SendPanelProps) {
  const { isSending: sending } = form;
  return (
    <section
      aria-label={m.contact_send()}
      className="rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      <p className="max-w-[60ch]">{m.contact_privacy()}</p>
      <details>
        <summary className="inline-flex min-h-11 list-none items-center text-gran-700 underline underline-offset-4 hover:text-gran-900 [&::-webkit-details-marker]:hidden">
          {m.contact_privacy_more()}
        </summary>
        <div className="flex max-w-[60ch] flex-col gap-2 pb-4 text-14 text-blaek-600">
          <p>{m.contact_privacy_kept()}</p>
          <p>{m.contact_privacy_delete({ email: brand.email })}</p>
          <SiteLink
            to={links.legal('privacy-policy')}
            className="inline-flex min-h-11 items-center self-start text-gran-700 underline underline-offset-4 hover:text-gran-900"
          >
            {m.contact_privacy_policy()}
          </SiteLink>
        </div>
      </details>
      <PersonQuestion form={form} />
      <Button type="submit" className="mt-3 max-tablet:w-full">
        {sending ? m.contact_sending() : m.contact_send()}
      </Button>
      <span role="status" className="sr-only">
        {sending ? m.contact_sending() : ''}
      </span>
    </section>
  );
}
