import type { Mark } from '../../../domain/offers-compared/read-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/field.tsx';

export type PastedTextProps = {
  readonly id: string;
  /** Under which the form sends it; undefined: it does not. */
  readonly name: string | undefined;
  readonly text: string;
  /** What of it was read; empty before anything was. */
  readonly marks: readonly Mark[];
  readonly onText: (text: string) => void;
};

/** Longer than any offer of a house [characters]; the reader reads no further either. */
export const LONGEST_LETTER = 20_000;

const SHAPE =
  'col-start-1 row-start-1 min-h-66 w-full whitespace-pre-wrap break-words rounded-control px-3 py-2 text-16 leading-6';

/** The letter as it was pasted, with what was read marked in it. Grows with what stands in it. */
export function PastedText({ id, name, text, marks, onText }: PastedTextProps) {
  return (
    <Field
      id={id}
      label={m.compare_text()}
      help={
        <>
          {m.compare_text_help()} <span className="noscript:hidden">{m.compare_text_marked()}</span>
        </>
      }
    >
      {(wiring) => (
        <div className="grid">
          <div
            aria-hidden="true"
            className={`${SHAPE} border border-transparent bg-white text-transparent`}
          >
            {piecesOf(text, marks).map(({ at, words, isMarked }) =>
              isMarked ? (
                <mark key={at} className="border-b-2 border-sol-700 bg-sol-100 text-transparent">
                  {words}
                </mark>
              ) : (
                <span key={at}>{words}</span>
              ),
            )}{' '}
          </div>
          <textarea
            {...wiring}
            name={name}
            defaultValue={text}
            onInput={(event) => onText(event.currentTarget.value)}
            spellCheck={false}
            autoComplete="off"
            maxLength={LONGEST_LETTER}
            className={`${SHAPE} resize-none overflow-hidden border border-sten-500 bg-transparent noscript:overflow-auto`}
          />
        </div>
      )}
    </Field>
  );
}

type Piece = { readonly at: number; readonly words: string; readonly isMarked: boolean };

/** The text in pieces, marked and not. Where marks overlap, the first counts. */
function piecesOf(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ at, words: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const { start, end } of marks) {
    if (start < at) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}
