import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { useStillAfter } from '../../ui/use-still-after.ts';
import { standInFor, type AddressSuggestion } from './suggestion.ts';
import type { Asked } from './use-suggestions.ts';

/** The suggestion with the position of its own door, where a register knows it; else as it is. */
async function located(suggestion: AddressSuggestion): Promise<AddressSuggestion> {
  if (suggestion.id === null || suggestion.precision === 'address') return suggestion;
  try {
    const response = await fetch(`/api/v1/address?id=${suggestion.id}`);
    if (!response.ok) return suggestion;
    return ((await response.json()) as { readonly address: AddressSuggestion }).address;
  } catch {
    return suggestion;
  }
}

/** Most answers are here before; a word that comes and goes would only be in the way. */
const SEARCHING_SHOWN_AFTER_MS = 300;

/** A pause in the typing. */
const KEPT_AFTER_MS = 400;

type SuggestionListProps = Asked & {
  readonly id: string;
  /** What was picked; or the best match is to be, as soon as it is there. */
  readonly meant: AddressSuggestion | 'best' | null;
  readonly onPick: (suggestion: AddressSuggestion) => void;
  readonly active: number;
  readonly text: string;
  readonly optionId: (index: number) => string;
  readonly pick: (suggestion: AddressSuggestion) => void;
  readonly place: string;
};

/** What the register says of the text: the list, or in words that there is none, or none yet. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, isWaiting, meant, onPick, active, text, optionId, pick, place } = props;
  const { kind } = suggestions;
  const list = kind === 'found' ? suggestions.list : [];
  const [isLocating, setLocating] = useState(false);
  const isSearching = useStillAfter(isWaiting || isLocating, SEARCHING_SHOWN_AFTER_MS);
  const picked = meant !== 'best' ? meant : isWaiting ? null : (list[0] ?? null);
  useEffect(() => {
    if (picked === null) return;
    if (meant === 'best') return pick(picked);
    setLocating(true);
    void located(picked)
      .then(onPick)
      .finally(() => setLocating(false));
    // Once for each that is meant.
  }, [picked, meant]); // eslint-disable-line react-hooks/exhaustive-deps
  // For a reload: it goes with the page's place in the history, as far as that and no further. A page that is left
  // keeps no more, and browsers refuse too many at once.
  useEffect(() => {
    const keep = (typed?: string) =>
      window.history.replaceState({ ...window.history.state, [id]: typed }, '');
    // What was typed before is gone at once: a field drawn anew for what was picked would show it.
    if ((window.history.state?.[id] ?? text) !== text) keep();
    const timer = setTimeout(keep, KEPT_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [id, text]);
  const box = `absolute inset-x-0 z-10 rounded-control border border-gran-900 bg-white shadow-overlay ${place}`;
  const said = { idle: '', none: m.address_none(), failed: m.address_failed() };
  // Beside a door that is known it would be wrong; whoever picks the street alone is told in the field.
  const isDoorUnknown =
    list.length > 0 && list.every((suggestion) => standInFor(suggestion) !== null);
  const doorUnknown = isDoorUnknown ? m.address_door_unknown() : '';
  const isSaidInBox = kind !== 'found' && (isSearching || kind !== 'idle');
  return (
    <>
      <div hidden={kind !== 'found'} className={box}>
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={m.address_label()}
          className="max-h-96 overflow-auto"
        >
          {list.map((suggestion, index) => (
            <li
              key={suggestion.id ?? suggestion.label}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field, whose blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
              className="flex min-h-12 cursor-pointer items-center px-4 py-2 hover:bg-kalk-100 aria-selected:bg-gran-100"
            >
              <MatchedLabel label={suggestion.label} query={text} />
            </li>
          ))}
        </ul>
        {/* Under the rows, which stay where they are until the answer replaces them. */}
        {(isSearching || isDoorUnknown) && (
          <p aria-hidden className="border-t border-hairline px-4 py-2 text-14 text-blaek-600">
            {isSearching ? m.address_searching() : doorUnknown}
          </p>
        )}
      </div>
      <p role="status" className={isSaidInBox ? `${box} px-4 py-3` : 'sr-only'}>
        {isSearching
          ? m.address_searching()
          : kind === 'found'
            ? `${m.address_count({ count: list.length })} ${doorUnknown}`
            : said[kind]}
      </p>
    </>
  );
}

type MatchedLabelProps = { readonly label: string; readonly query: string };

/** The label with what the visitor has written set in bold. */
function MatchedLabel({ label, query }: MatchedLabelProps) {
  const wanted = query.trim();
  const start = label.toLowerCase().indexOf(wanted.toLowerCase());
  if (wanted === '' || start === -1) return label;
  const end = start + wanted.length;
  return (
    <span>
      {label.slice(0, start)}
      <b className="font-semibold">{label.slice(start, end)}</b>
      {label.slice(end)}
    </span>
  );
}
