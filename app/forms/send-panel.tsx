import type { ReactNode } from 'react';
import { PersonQuestion, type AskingForm } from './person-question.tsx';
import { SendButton } from './send-button.tsx';

export type SendPanelProps = {
  readonly form: AskingForm & { readonly isSending: boolean };
  readonly label: string;
  /** Instead of the label while it is being sent. */
  readonly sending: string;
  /** What the button does not do. */
  readonly beside: string;
  readonly children: ReactNode;
};

/** A form's last panel: what is said yes to, the sum if it is needed, and the button. */
export function SendPanel({ form, label, sending, beside, children }: SendPanelProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-col gap-4 rounded-card bg-kalk-100 px-4 py-5 tablet:p-6"
    >
      {children}
      <PersonQuestion form={form} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SendButton isSending={form.isSending} label={label} sending={sending} />
        <span className="text-14 text-blaek-600 max-tablet:w-full max-tablet:text-center">
          {beside}
        </span>
      </div>
    </section>
  );
}
