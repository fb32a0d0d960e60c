import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { followPointer, pointerRest } from './pointer-rest.ts';

const SENDING_SHOWN_AFTER_MS = 300;

/** What is wrong, by field, in words. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>;
type Answered = { readonly errors: FieldTexts };

type SentForm<Answer extends Answered> = {
  /** What the server said to the last form; undefined before the first. */
  readonly answer: Answer | undefined;
  readonly isSending: boolean;
  /** What is wrong with the form now. Called for a field in error when it is left. */
  readonly recheck: (form: HTMLFormElement) => Promise<() => FieldTexts>;
};

type Kept<Answer> = { readonly answer: Answer | null; readonly attempt: number };

/** The form between two answers: what is wrong with it now, and whether it is on its way. */
export function useSentForm<Answer extends Answered>(form: SentForm<Answer>) {
  const { answer, isSending } = form;
  // The router forgets an answer as soon as the address changes, which a link to a field does.
  const [kept, setKept] = useState<Kept<Answer>>(() => keep(answer, 0));
  const [rechecked, setRechecked] = useState<FieldTexts | null>(null);
  if (answer !== undefined && answer !== kept.answer) {
    setKept(keep(answer, kept.attempt));
    setRechecked(null);
  }
  const errors = rechecked ?? kept.answer?.errors ?? {};

  const onBlur = async (event: FocusEvent<HTMLFormElement>) => {
    const field = (event.target as unknown as HTMLInputElement).name;
    if (!(field in errors)) return;
    const lookAgain = await form.recheck(event.currentTarget);
    await pointerRest();
    const found = lookAgain()[field];
    setRechecked((before) => {
      const { [field]: _left, ...others } = before ?? errors;
      return found === undefined ? others : { ...others, [field]: found };
    });
  };

  useEffect(followPointer, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) event.preventDefault();
  };
  return {
    answer: kept.answer,
    attempt: kept.attempt,
    errors,
    sending: useStillAfter(isSending, SENDING_SHOWN_AFTER_MS),
    onBlur: (event: FocusEvent<HTMLFormElement>) => void onBlur(event).catch(() => undefined),
    onSubmit,
  };
}

function keep<Answer>(answer: Answer | undefined, attempt: number): Kept<Answer> {
  return answer === undefined ? { answer: null, attempt } : { answer, attempt: attempt + 1 };
}

function useStillAfter(isOn: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, delayMs]);
  return isOn && late;
}
