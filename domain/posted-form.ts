/** Stays empty in people's hands; what fills it in is most likely no person. */
export const TRAP_FIELD = 'website';
/** Carries the key under which a form is taken once, however often it is sent. */
export const KEY_FIELD = 'idempotencyKey';
/** What shows that a person sends a form: the ticket that it was shown with, and the work or the sum. */
export const TICKET_FIELDS = { token: 'ticket', proof: 'work', sum: 'sum' } as const;

/** Goes with a form that anybody may send. */
export type FormTicket = {
  /** Under which the form is taken once; the ticket is good for it alone. */
  readonly key: string;
  readonly token: string;
  /** Zero bits that the browser's work has to begin with. */
  readonly bits: number;
  /** Asked of whoever's browser can't work. */
  readonly sum: readonly [number, number];
  /** What stood in the sum's field when it was sent. */
  readonly typed?: string;
};

/** A ticket as it comes back; empty text: nothing came. */
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
