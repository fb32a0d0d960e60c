import { m } from '../../../messages/compiled/messages.js';
import { SendPanel, type SendPanelProps } from '../../forms/send-panel.tsx';
import type { LiveForm } from '../../forms/use-form.ts';
import { useWriteTo } from '../../write-to.tsx';
import { MoreText } from '../../ui/more-text.tsx';
import { ChannelConsent } from './channel-consent.tsx';
import type { OfferField } from './offer-form.ts';

type ConsentPanelProps = {
  readonly form: SendPanelProps['form'] & Pick<LiveForm<OfferField>, 'field'>;
};

/** The yes and the button on one panel. Must stand inside a form with the class `offer-form`. */
export function ConsentPanel({ form }: ConsentPanelProps) {
  const writeTo = useWriteTo();
  const words = { label: m.offer_send(), sending: m.offer_sending(), beside: m.offer_not_bound() };
  return (
    <SendPanel form={form} {...words}>
      <div>
        <ChannelConsent {...form.field('consent')} />
        <MoreText label={m.offer_privacy()} className="-mt-2 pl-9" textClass="pt-1 pb-2">
          <p>{m.offer_privacy_kept()}</p>
          <p>{m.offer_privacy_use()}</p>
          <p>{m.offer_privacy_delete({ email: writeTo })}</p>
        </MoreText>
      </div>
    </SendPanel>
  );
}
