import { useEffect, type RefObject } from 'react';

export type KeptFields = {
  /** The name under which the browser keeps them. */
  readonly key: string;
  readonly fields: readonly string[];
  /** The fields a person types into: while they are empty there is nothing to keep. */
  readonly typed: readonly string[];
};

/**
 * Restores what was typed after a language change or a reload: kept in this tab until it is read.
 * @param kept must always be the same object
 */
export function useKeptFields(
  form: RefObject<HTMLFormElement | null>,
  kept: KeptFields | null,
): void {
  useEffect(() => {
    if (kept === null) return undefined;
    if (form.current !== null) fill(form.current, kept, take(kept));
    const keep = () => {
      if (form.current !== null) put(new FormData(form.current), kept);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [form, kept]);
}

function fill(
  form: HTMLFormElement,
  { fields }: KeptFields,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    const value = values[field];
    if (typeof value === 'string' && control !== null && 'value' in control) control.value = value;
  }
}

/** If storage is blocked, nothing is kept. */
function put(data: FormData, { key, fields, typed }: KeptFields): void {
  if (typed.every((field) => data.get(field) === '')) return;
  try {
    const values = Object.fromEntries(fields.map((field) => [field, data.get(field)]));
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    return;
  }
}

function take({ key }: KeptFields): Readonly<Record<string, unknown>> {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}
