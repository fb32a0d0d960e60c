import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Mark } from '../../ui/drawings/marks.tsx';
import type { AddressSuggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

// Nobody needs the list before the field has the focus.
const loadList = () => import('./suggestion-list.tsx');
type List = Awaited<ReturnType<typeof loadList>>['default'];

export type AddressSearchProps = {
  readonly id?: string | undefined;
  readonly name: string;
  readonly label: string;
  readonly onPick: (suggestion: AddressSuggestion) => void;
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
  /** Said under the field. */
  readonly note?: string | undefined;
  /** 64 where the address is the page's one action, 44 or 48 among other fields. */
  readonly size?: 44 | 48 | 64 | undefined;
  /** A button inside the field, on a phone below it. */
  readonly action?: ReactNode;
  readonly onInput?: (() => void) | undefined;
};

const BOXES = {
  44: 'h-11 border border-sten-500',
  48: 'h-12 border border-sten-500',
  64: 'h-14 border-2 border-gran-900 hover:border-gran-700 wide:h-16',
} as const;
// The ring of the look goes round the whole field: with its button where they share a line.
const RING = 'has-[input:focus-visible]:focus-ring';
const NARROW_RING = 'max-wide:has-[input:focus-visible]:focus-ring';
const WIDE_RING = 'wide:has-[input:focus-visible]:focus-ring';

/** Address field with suggestions: a combobox with a list as in the ARIA authoring practices. */
export function AddressSearch(props: AddressSearchProps) {
  const { name, label, onPick, defaultValue = '', error, note, size = 64, action, onInput } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [text, setText] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [List, setList] = useState<List | null>();
  // What was picked, or the best match as soon as there is one. The list finds its place.
  const [meant, setMeant] = useState<AddressSuggestion | 'best' | null>(null);
  const { suggestions, isWaiting } = useSuggestions(text, open);
  const list = suggestions.kind === 'found' ? suggestions.list : [];
  const chosen = list[active];
  // The list keeps what is typed, with the page's place in the history.
  useEffect(() => setText((served) => history.state?.[id] ?? served), [id]);
  const optionId = (index: number) => `${id}-option-${index}`;

  /** Without a connection the field works without its list; it is asked for again when the field is come back to. */
  function use() {
    loadList().then(
      (found) => setList(() => found.default),
      () => setList(null),
    );
  }

  function pick(suggestion: AddressSuggestion) {
    setText(suggestion.label);
    setOpen(false);
    setActive(-1);
    setMeant(suggestion);
  }

  function move(event: KeyboardEvent, to: number) {
    if (list.length === 0) return setOpen(true);
    event.preventDefault();
    setActive((to + list.length) % list.length);
  }

  function onEnter(event: KeyboardEvent) {
    // A field with a button of its own asks the server; without one, what is typed means its best match.
    const isMatched = action === undefined && (isWaiting || list.length > 0);
    if (chosen === undefined && !isMatched) return;
    event.preventDefault();
    if (chosen) pick(chosen);
    else setMeant('best');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(event, active + 1);
    else if (event.key === 'ArrowUp') move(event, active === -1 ? -1 : active - 1);
    else if (event.key === 'Enter') onEnter(event);
    else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <div data-address-field className="flex flex-col gap-2">
      <label htmlFor={id} className={size === 44 ? 'font-medium' : 'font-semibold'}>
        {label}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-2 font-semibold text-tegl-600">
          <Mark shape="alert" className="mt-0.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      <div
        className={`relative flex rounded-control max-wide:flex-col max-wide:gap-2 ${action === undefined ? '' : WIDE_RING}`}
      >
        <div
          className={`flex min-w-0 flex-1 items-center rounded-control bg-white max-wide:flex-none ${BOXES[size]} ${action === undefined ? RING : `${NARROW_RING} wide:rounded-r-none wide:border-r-0`} ${error === undefined ? '' : 'border-2 border-tegl-600!'}`}
        >
          <Mark
            shape="pin"
            size={size === 64 ? 24 : 20}
            className={`shrink-0 ${size === 64 ? 'mx-4' : 'mx-3'}`}
          />
          <input
            id={id}
            name={name}
            type="text"
            role="combobox"
            aria-expanded={list.length > 0}
            aria-controls={List ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={chosen === undefined ? undefined : optionId(active)}
            aria-describedby={error === undefined ? note && `${id}-note` : `${id}-error`}
            aria-invalid={error === undefined ? undefined : true}
            autoComplete="street-address"
            spellCheck={false}
            maxLength={200}
            placeholder={m.address_placeholder()}
            value={text}
            onFocus={use}
            onChange={(event) => {
              if (List === undefined) use();
              setText(event.target.value);
              setOpen(true);
              setActive(-1);
              setMeant(null);
              onInput?.();
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            className={`h-full w-full min-w-0 bg-transparent pr-3 shadow-none! outline-none! placeholder:text-blaek-600 ${size === 64 ? 'text-18' : 'text-16'}`}
          />
        </div>
        {action}
        {List && (
          <List
            {...{ id, suggestions, isWaiting, meant, active, text, optionId, pick, onPick }}
            // On a phone the list covers the button, not the field above it.
            place={size === 64 ? 'top-15 wide:top-17' : 'top-full mt-1'}
          />
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className="text-14 text-blaek-600">
          {note}
        </p>
      )}
    </div>
  );
}
