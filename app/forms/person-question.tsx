import { TICKET_FIELDS, type FormTicket } from '../../domain/posted-form.ts';
import { m } from '../../messages/compiled/messages.js';
import { TextField } from '../ui/text-field.tsx';

export type AskingForm = {
  readonly ticket: FormTicket | null;
  /** Why the last one was refused; null: it was accepted, or none was sent. */
  readonly problem: string | null;
};

type PersonQuestionProps = { readonly form: AskingForm };

/**
 * The sum, for visitors whose browser can't prove by work that a person sends. Without JavaScript
 * it is above the button from the start; otherwise it appears only when needed.
 */
export function PersonQuestion({ form: { ticket, problem } }: PersonQuestionProps) {
  if (ticket === null) return null;
  const [a, b] = ticket.sum;
  const question = (
    <div className="max-w-72">
      <TextField
        // An answer belongs to its question.
        key={ticket.token}
        id="form-sum"
        name={TICKET_FIELDS.sum}
        label={m.form_sum({ a: String(a), b: String(b) })}
        help={m.form_sum_help()}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={ticket.typed ?? ''}
      />
    </div>
  );
  return problem === 'unsure' ? question : <noscript>{question}</noscript>;
}
