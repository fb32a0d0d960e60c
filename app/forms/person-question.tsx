import { TICKET_FIELDS, type FormTicket } from '../../domain/posted-form.ts';
import { m } from '../../messages/compiled/messages.js';
import { TextField } from '../ui/text-field.tsx';

export type AskingForm = {
  readonly ticket: FormTicket | null;
  /** Why the last one was not taken; null: it was, or none was sent. */
  readonly problem: string | null;
};

type PersonQuestionProps = { readonly form: AskingForm };

/**
 * The sum, for whoever's browser can't show by work that a person sends. It stands above the button from the first
 * where there is no JavaScript; elsewhere only once it is needed.
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
