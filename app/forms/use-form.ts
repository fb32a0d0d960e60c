import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useNavigation } from 'react-router';
import type { FormTicket } from '../../domain/posted-form.ts';
import { useStillAfter } from '../ui/use-still-after.ts';
import type { FormCheck } from './form-check.ts';
import {
  fieldId,
  valuesIn,
  type ErrorTexts,
  type FormAnswer,
  type FormDefinition,
  type FormValues,
} from './form-definition.ts';
import { useKeptFields } from './kept-fields.ts';
import { useTicket } from './proof/use-ticket.ts';
import { followPointer, pointerRest } from './pointer-rest.ts';

const SENDING_SHOWN_AFTER_MS = 300;

type Given<Field extends string, Own extends string> = {
  /** What the server said to the last form; undefined before the first. */
  readonly answer: FormAnswer<Field, Own> | undefined;
  /** The key under which the form is accepted once; with a ticket if anybody may send it. */
  readonly idempotencyKey: string | FormTicket;
  /** Its initial content. */
  readonly values: FormValues<Field>;
  /** Loads schema and messages. Called only once something was wrong. */
  readonly check: () => Promise<FormCheck<Field>>;
};

type Kept<Answer> = { readonly answer: Answer | null; readonly attempt: number };

/** A form between two answers: its content, its current errors, and whether it is being sent. */
export function useForm<Field extends string, Own extends string = never>(
  definition: FormDefinition<Field>,
  given: Given<Field, Own>,
) {
  const { answer } = given;
  const element = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  // The router drops an answer when the address changes, which a link to a field does.
  const [kept, setKept] = useState<Kept<FormAnswer<Field, Own>>>(() => keep(answer, 0));
  const [rechecked, setRechecked] = useState<ErrorTexts<Field> | null>(null);
  if (answer !== undefined && answer !== kept.answer) {
    setKept(keep(answer, kept.attempt));
    setRechecked(null);
  }
  const sentErrors: ErrorTexts<Field> = kept.answer?.errors ?? ({} as ErrorTexts<Field>);
  const errors = rechecked ?? sentErrors;
  const values = kept.answer?.values ?? given.values;
  const first = typeof given.idempotencyKey === 'string' ? null : given.idempotencyKey;
  const ticket = kept.answer?.ticket ?? first;
  const work = useTicket(ticket);
  useKeptFields(element, definition.kept);
  useEffect(followPointer, []);

  const recheck = async (event: FocusEvent<HTMLFormElement>) => {
    const left = (event.target as unknown as HTMLInputElement).name;
    const field = definition.fields.find((known) => known === left);
    if (field === undefined || errors[field] === undefined) return;
    const { currentTarget } = event;
    const { errorsIn } = await given.check();
    await pointerRest();
    const found = errorsIn(valuesIn(definition, new FormData(currentTarget)))[field];
    setRechecked((before) => {
      const { [field]: _left, ...others } = before ?? errors;
      return (found === undefined ? others : { ...others, [field]: found }) as ErrorTexts<Field>;
    });
  };

  return {
    definition,
    /** Why the last one was refused; null: nothing was sent yet. */
    problem: kept.answer?.problem ?? null,
    waitMs: kept.answer?.waitMs ?? null,
    /** How many were refused. */
    attempt: kept.attempt,
    /** The errors of the last one; the fields are checked again, the summary stays. */
    sentErrors,
    errors,
    values,
    isSending: useStillAfter(isSending, SENDING_SHOWN_AFTER_MS),
    /** What a field of the kit needs to be this field. */
    field: (field: Field) => ({
      id: fieldId(definition, field),
      name: field,
      error: errors[field],
      defaultValue: values[field],
    }),
    /** What the form's element needs. */
    element: {
      ref: element,
      onBlur: (event: FocusEvent<HTMLFormElement>) => void recheck(event).catch(() => undefined),
      onFocus: work.prepare,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (isSending) event.preventDefault();
        else work.send(event);
      },
    },
    idempotencyKey:
      kept.answer?.idempotencyKey ??
      (typeof given.idempotencyKey === 'string' ? given.idempotencyKey : given.idempotencyKey.key),
    ticket,
  };
}

/** A form as its page holds it. */
export type LiveForm<Field extends string, Own extends string = never> = ReturnType<
  typeof useForm<Field, Own>
>;

function keep<Answer>(answer: Answer | undefined, attempt: number): Kept<Answer> {
  return answer === undefined ? { answer: null, attempt } : { answer, attempt: attempt + 1 };
}
