import type { KeyboardEvent } from 'react';
import { areLettersOff } from '../frame/letter-keys.ts';

const CHOICES = ['mine', 'theirs', 'own'];

/** Up and down lead from field to field, 1 to 3 choose in it, Ctrl Enter saves. */
export function onConflictKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  if (event.altKey || !(target instanceof HTMLElement)) return;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'Enter') return;
    event.preventDefault();
    form.requestSubmit(form.querySelector<HTMLButtonElement>('[value=resolve]'));
    return;
  }
  const isTyping = target instanceof HTMLInputElement && target.type === 'text';
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    event.preventDefault();
    toField(form, target, step);
  } else if (!isTyping && !areLettersOff() && /^[123]$/.test(key)) {
    event.preventDefault();
    choose(target.closest('fieldset') ?? form.querySelector('fieldset'), Number(key) - 1);
  }
}

/** From outside the first one. */
function toField(form: HTMLFormElement, from: HTMLElement, step: number): void {
  const fields = [...form.querySelectorAll('fieldset')];
  const at = fields.findIndex((field) => field.contains(from));
  const next = fields[at === -1 ? 0 : Math.min(Math.max(at + step, 0), fields.length - 1)];
  const radios = [...(next?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
}

function choose(field: HTMLFieldSetElement | null, choice: number): void {
  const radio = field?.querySelector<HTMLInputElement>(`[type=radio][value=${CHOICES[choice]}]`);
  if (field === null || radio == null) return;
  radio.focus();
  radio.click();
  if (CHOICES[choice] === 'own') field.querySelector<HTMLInputElement>('[type=text]')?.focus();
}

/** Of every field the same person's change. */
export function chooseAll(form: HTMLFormElement | null, choice: 'mine' | 'theirs'): void {
  for (const radio of form?.querySelectorAll<HTMLInputElement>(`[value=${choice}]`) ?? []) {
    radio.click();
  }
}
