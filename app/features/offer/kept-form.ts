import { useEffect, type RefObject } from 'react';
import { OFFER_FIELDS } from './form-values.ts';

const KEY = 'solrig_offer_form';
// A yes is given to words in one language, so it is asked for anew.
const KEPT_FIELDS = OFFER_FIELDS.filter((field) => field !== 'consent');
const TYPED_FIELDS = ['name', 'email', 'phone', 'notes'];

/** What was typed is there again after a new language or a reload: kept in this tab until it is read. */
export function useKeptForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current !== null) fill(form.current, take());
    const keep = () => {
      if (form.current !== null) put(new FormData(form.current));
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [form]);
}

function fill(form: HTMLFormElement, kept: Readonly<Record<string, unknown>>): void {
  for (const field of KEPT_FIELDS) {
    const control = form.elements.namedItem(field);
    const value = kept[field];
    if (typeof value === 'string' && control !== null && 'value' in control) control.value = value;
  }
}

/** Where storage is refused nothing is kept. */
function put(data: FormData): void {
  if (TYPED_FIELDS.every((field) => data.get(field) === '')) return;
  try {
    const kept = Object.fromEntries(KEPT_FIELDS.map((field) => [field, data.get(field)]));
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}

function take(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
