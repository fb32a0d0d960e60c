import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { useNavigation } from 'react-router';
import type { FieldTexts } from './field-texts.ts';
import { readForm, type OfferField } from './form-values.ts';
import type { OfferAnswer } from './offer-answer.ts';
import { followPointer, pointerRest } from './pointer-rest.ts';

const SENDING_SHOWN_AFTER_MS = 300;

type Kept = { readonly answer: OfferAnswer | null; readonly attempt: number };

/** The form between two answers: what is wrong with it now, and whether it is on its way. */
export function useOfferForm(answer: OfferAnswer | undefined) {
  // The router forgets an answer as soon as the address changes, which a link to a field does.
  const [kept, setKept] = useState<Kept>(() => keep(answer, 0));
  const [rechecked, setRechecked] = useState<FieldTexts | null>(null);
  if (answer !== undefined && answer !== kept.answer) {
    setKept(keep(answer, kept.attempt));
    setRechecked(null);
  }
  const errors = rechecked ?? kept.answer?.errors ?? {};

  const onBlur = async (event: FocusEvent<HTMLFormElement>) => {
    const field = (event.target as unknown as HTMLInputElement).name as OfferField;
    if (!(field in errors)) return;
    const form = event.currentTarget;
    const { recheck } = await import('./recheck.ts');
    await pointerRest();
    const found = recheck(readForm(new FormData(form)))[field];
    setRechecked((before) => {
      const { [field]: _left, ...others } = before ?? errors;
      return found === undefined ? others : { ...others, [field]: found };
    });
  };

  useEffect(followPointer, []);

  const navigation = useNavigation();
  const isSending = navigation.formMethod === 'POST';
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

function keep(answer: OfferAnswer | undefined, attempt: number): Kept {
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
