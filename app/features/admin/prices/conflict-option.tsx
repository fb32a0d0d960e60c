import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { Choice } from './conflict-choices.ts';
import { PRICE_FIELDS } from './prices-view.ts';

const card = (isUnanswered: boolean) =>
  `flex min-h-16 items-center gap-3 rounded-control border bg-white px-4 py-2 has-checked:border-2 has-checked:border-gran-700 has-checked:bg-gran-100 ${isUnanswered ? 'border-tegl-600' : 'border-sten-500'}`;

type OptionProps = {
  /** The cell. */
  readonly at: string;
  readonly isUnanswered: boolean;
};

function Radio({ at, value }: { readonly at: string; readonly value: Choice }) {
  return (
    <input
      type="radio"
      name={PRICE_FIELDS.choice + at}
      value={value}
      className="size-6 shrink-0 accent-gran-700"
    />
  );
}

/** One of the two changes, as a card. */
export function Option(
  props: OptionProps & { readonly value: 'mine' | 'theirs'; readonly children: ReactNode },
) {
  return (
    <label className={card(props.isUnanswered)}>
      <Radio at={props.at} value={props.value} />
      <span className="min-w-0 wrap-anywhere">{props.children}</span>
    </label>
  );
}

/** What is written instead of both. */
export function Own({ at, name, isUnanswered }: OptionProps & { readonly name: string }) {
  return (
    <div className={card(isUnanswered)}>
      <label className="flex items-center gap-3">
        <Radio at={at} value="own" />
        <span className="sr-only">{m.prices_conflict_own()}</span>
      </label>
      <input
        type="text"
        name={PRICE_FIELDS.own + at}
        aria-label={`${m.prices_conflict_own_label()}: ${name}`}
        placeholder={m.prices_conflict_own_label()}
        maxLength={500}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          // Whoever writes something has chosen it.
          const radio = currentTarget.closest('fieldset')?.querySelector('[value=own]');
          if (radio instanceof HTMLInputElement) radio.checked = true;
        }}
        className="h-11 w-full min-w-0 flex-1 rounded-control border border-sten-500 bg-white px-3"
      />
    </div>
  );
}
