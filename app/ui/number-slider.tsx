import { useId, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import {
  clampNumber,
  digitsFor,
  digitsOf,
  keyTarget,
  numberMode,
  writeNumber,
} from './number-input.ts';
import { hintClass } from './field.tsx';
import { useAhead } from './use-ahead.ts';
import { useIsLive } from './use-is-live.ts';

export type NumberSliderProps = {
  id?: string | undefined;
  /** Form name; on the number field, so that the form works without JavaScript. */
  name: string;
  label: string;
  /** The slider's own name for screen readers; the number field has the label. */
  sliderLabel?: string | undefined;
  /** Right of the label in amber: "Vores gæt – ret". */
  hint?: ReactNode;
  /** The value in words, right of the label in grey when there is no hint: "næsten syd". */
  describe?: string | undefined;
  /** Under the row in secondary text. */
  help?: ReactNode;
  unit: string;
  /** A figure whose unit tells its sign, as "8 ° øst": it is written without one, and its side may be typed. */
  sides?:
    | {
        readonly unit: (value: number, typed: string | null) => string;
        /** In place of the field's own, which has to be there for those without scripts. */
        readonly help: string;
      }
    | undefined;
  /** Where the slider ends. */
  min: number;
  max: number;
  step: number;
  /** What may be typed, where that is more than the slider reaches. */
  limits?: readonly [number, number] | undefined;
  value: number;
  onValue: (value: number) => void;
  decimal: ',' | '.';
  /** How many decimals may be typed; default: as many as a step has. */
  decimals?: number | undefined;
  /** Why a figure outside the limits was changed; the limits come formatted for the reader. */
  outOfRange?: ((min: string, max: string) => string) | undefined;
  /** An earlier value that can't be used, with the reason; both stay until the field is changed. */
  refused?: { readonly typed: string; readonly text: string } | undefined;
  /** Reads what is typed where a figure stood; text that can't be read stays, with the reason, until it is changed. */
  read: (text: string, value: number) => TypedFigure;
};

export type TypedFigure =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: string };

export function NumberSlider(props: NumberSliderProps) {
  const { name, label, hint, describe, help, min, max, step, decimal } = props;
  const [value, setValue] = useAhead(props.value, props.onValue);
  // In a form that is sent without a script nothing but the figure carries the sign.
  const sides = useIsLive() ? props.sides : undefined;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [draft, setDraft] = useState(props.refused?.typed ?? null);
  // What became of the last text when its field was left.
  const [ended, setEnded] = useState<'moved' | 'unreadable' | 'refused' | null>(
    props.refused === undefined ? null : 'refused',
  );
  const unit = sides?.unit(value, draft) ?? props.unit;
  const digits = Math.max(digitsOf(step), props.decimals ?? 0);
  const write = (figure: number) =>
    writeNumber(figure, digitsFor(figure, digitsOf(step), digits), decimal);
  const [least, most] = props.limits ?? [min, max];
  const isOutside = (figure: number) => figure < least || figure > most;
  const read = draft === null ? null : props.read(draft, value);
  const typed = read?.ok ? read.value : null;
  const problem =
    ended === 'refused'
      ? props.refused?.text
      : ended === 'unreadable'
        ? read?.ok === false && read.problem
        : (ended === 'moved' || (typed !== null && isOutside(typed))) &&
          props.outOfRange?.(write(least), write(most));

  const give = (figure: number) => {
    const next = clampNumber(figure, least, most, digits);
    if (next !== value) setValue(next);
  };
  const onKeyDown = (event: KeyboardEvent, isField: boolean) => {
    const at = isField ? { value, min: least, max: most, step } : { value, min, max, step };
    const target = keyTarget(event.key, at, isField);
    if (target === null) return;
    event.preventDefault();
    setDraft(null);
    setEnded(null);
    give(target);
  };
  const commit = () => {
    if (draft === null || ended === 'refused') return;
    if (typed !== null) {
      setEnded(isOutside(typed) ? 'moved' : null);
      give(typed);
      setDraft(null);
    } else setEnded('unreadable');
  };

  const filled: CSSProperties & { '--filled': string } = {
    '--filled': `${(100 * (clampNumber(value, min, max, 6) - min)) / (max - min)}%`,
  };
  const right = hint ?? describe;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {right ? <span className={hintClass(hint ? 'guess' : 'plain')}>{right}</span> : null}
      </div>
      <div className="grid grid-cols-[1fr_116px] gap-4">
        <input
          type="range"
          className="range-input"
          style={filled}
          aria-label={props.sliderLabel ?? `${label} (${props.unit})`}
          aria-valuetext={describe ?? `${write(value)} ${unit}`}
          {...{ min, max, step, value }}
          onChange={(event) => {
            setEnded(null);
            setDraft(null);
            give(event.currentTarget.valueAsNumber);
          }}
          onKeyDown={(event) => onKeyDown(event, false)}
        />
        <span
          className={`flex h-11 min-w-0 items-center rounded-control bg-white focus-within:focus-ring ${problem ? 'border-2 border-tegl-600' : 'border border-sten-500'}`}
        >
          <input
            id={id}
            name={name}
            type="text"
            inputMode={numberMode(least)}
            autoComplete="off"
            className="h-full w-0 min-w-0 flex-1 bg-transparent pl-2 text-right font-medium outline-none"
            style={{ boxShadow: 'none' }}
            value={draft ?? write(sides ? Math.abs(value) : value)}
            aria-describedby={`${id}-unit${problem ? ` ${id}-error` : help ? ` ${id}-help` : ''}`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => {
              const text = event.currentTarget.value;
              const figure = props.read(text, value);
              setDraft(text);
              setEnded(null);
              if (figure.ok && !isOutside(figure.value)) give(figure.value);
            }}
            onBlur={commit}
            onKeyDown={(event) => onKeyDown(event, true)}
          />
          <span id={`${id}-unit`} className="shrink-0 pr-3 pl-2 text-14 text-blaek-600">
            {unit}
          </span>
        </span>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-14 text-tegl-600 empty:hidden">
        {problem || null}
      </p>
      {help ? (
        <p id={`${id}-help`} className="text-14 text-blaek-600">
          {props.sides ? (
            <>
              {/* From the first paint on: whoever has scripts is never told of signs. */}
              <span className="noscript:hidden">{props.sides.help}</span>
              <span className="hidden noscript:inline">{help}</span>
            </>
          ) : (
            help
          )}
        </p>
      ) : null}
    </div>
  );
}
