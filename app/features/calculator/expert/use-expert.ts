import { useRef, useState, type FormEvent } from 'react';
import { toQuery } from '../../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import { fieldErrorText } from '../../../../words/field-error-text.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { useKept, useShown, useWritten } from '../use-written.ts';
import type { ExpertGroup } from './expert-groups.ts';
import { withoutOurs } from './field-text.ts';
import { foldNames, spreadNames } from './form-names.ts';
import type { Place } from './read-form.ts';
import { SIZING_BY_USE } from './system-fields.ts';

export type ShownError = { readonly field: string; readonly text: string };

/** What the server read of the address. */
export type ExpertStart = {
  /** The form's fields as they were typed. */
  readonly form: string;
  readonly state: CalculatorState;
  readonly errors: readonly ShownError[];
};

export type ExpertParts = {
  readonly start: ExpertStart;
  readonly groups: readonly ExpertGroup[];
  readonly context: EstimateContext;
  /** Where it is calculated while the form names no place. */
  readonly place: Place;
  /** What the server says of a place that only it can judge; `at` is its latitude and longitude. */
  readonly refusedPlace: (ShownError & { readonly at: string }) | null;
};

export type Expert = {
  readonly state: CalculatorState;
  readonly form: URLSearchParams;
  readonly errors: readonly ShownError[];
  /** The state as a query, or what was typed where something in it is wrong. */
  readonly query: string;
  /** Changes when the fields are filled anew from outside. */
  readonly filling: number;
  readonly restored: boolean;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onLeave: () => void;
  readonly fill: (changes: Readonly<Record<string, string>>) => void;
};

type Checked = Pick<ExpertStart, 'state' | 'errors'>;

/** The form in the browser: read like an address, calculated at once, written back to the address. */
export function useExpert(parts: ExpertParts): Expert {
  const { start, groups, context, place, refusedPlace } = parts;
  const locale = getLocale();
  const [form, setForm] = useState(() => new URLSearchParams(start.form));
  const [checked, setChecked] = useState<Checked>(start);
  const [named, setNamed] = useState<ReadonlySet<string>>(
    () => new Set(start.errors.map(({ field }) => field)),
  );
  const [filling, setFilling] = useState(0);
  const [restored, setRestored] = useState(false);
  const latest = useRef<URLSearchParams | null>(null);
  /** Whether the field that was last changed has been left since: its check may still be on its way. */
  const isLeft = useRef(false);
  /** The fields that are wrong, known before they are drawn: a field may be left in between. */
  const wrong = useRef(start.errors.map(({ field }) => field));

  const read = async (typed: URLSearchParams) => {
    const next = withoutOurs(
      typed,
      groups.flatMap(({ fields }) => fields),
      locale,
    );
    latest.current = next;
    setForm(next);
    // The schemas come with the first change.
    const { checkForm } = await import('./read-form.ts');
    if (latest.current !== next) return;
    const { state, errors } = checkForm(next, context, place, locale);
    wrong.current = errors.map(({ field }) => field);
    setChecked({
      state,
      errors: errors.map((error) => ({ field: error.field, text: fieldErrorText(error, locale) })),
    });
    // What was put right is not wrong again before its field is left.
    setNamed(
      (before) =>
        new Set(errors.flatMap(({ field }) => (isLeft.current || before.has(field) ? field : []))),
    );
  };

  useKept((state) => {
    if (latest.current !== null) return;
    setRestored(true);
    setFilling((count) => count + 1);
    void read(spreadNames(toQuery(state)));
  });

  const { lat, lon } = checked.state;
  const isRefused = refusedPlace !== null && refusedPlace.at === `${lat} ${lon}`;
  const state = isRefused ? { ...checked.state, ...place } : checked.state;
  const isWrong = isRefused || checked.errors.length > 0;
  const query = isWrong ? foldNames(form, locale).toString() : toQuery(checked.state).toString();
  useShown(isWrong ? null : checked.state);
  useWritten(query, isWrong ? null : checked.state, () => latest.current !== null);

  const shown = checked.errors.filter(({ field }) => named.has(field));
  return {
    state,
    form,
    errors: isRefused ? [...shown, refusedPlace] : shown,
    query,
    filling,
    restored,
    onInput: ({ currentTarget }) => {
      isLeft.current = false;
      const typed = formOf(currentTarget);
      if (typed.get('sizing') === SIZING_BY_USE) currentTarget.submit();
      else void read(typed);
    },
    onLeave: () => {
      isLeft.current = true;
      setNamed(new Set(wrong.current));
    },
    fill: (changes) => {
      setFilling((count) => count + 1);
      void read(new URLSearchParams({ ...Object.fromEntries(form), ...changes }));
    },
  };
}

function formOf(element: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'q' ? [[name, value]] : [],
    ),
  );
}
