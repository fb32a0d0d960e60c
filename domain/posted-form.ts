/** People leave it empty; whatever fills it in is most likely not a person. */
export const TRAP_FIELD = 'website';
/** The key under which a form is accepted once, however often it is sent. */
export const KEY_FIELD = 'idempotencyKey';
/** Which of a page's forms or buttons was used; a page's only form needs none. */
export const INTENT_FIELD = 'intent';
/** Evidence that a person sends the form: the ticket it was shown with, and the work or the sum. */
export const TICKET_FIELDS = { token: 'ticket', proof: 'work', sum: 'sum' } as const;

/** Sent with a form that anybody may send. */
export type FormTicket = {
  /** The key under which the form is accepted once; the ticket is valid only for it. */
  readonly key: string;
  readonly token: string;
  /** Zero bits the browser's work must begin with. */
  readonly bits: number;
  /** Asked of visitors whose browser can't do the work. */
  readonly sum: readonly [number, number];
  /** What was in the sum's field when it was sent. */
  readonly typed?: string;
};

/** A ticket as sent back; empty text: none was. */
export type ShownTicket = Readonly<Record<keyof typeof TICKET_FIELDS, string>>;

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function shownTicketIn(form: FormData): ShownTicket {
  return {
    token: textIn(form, TICKET_FIELDS.token),
    proof: textIn(form, TICKET_FIELDS.proof),
    sum: textIn(form, TICKET_FIELDS.sum).trim(),
  };
}
