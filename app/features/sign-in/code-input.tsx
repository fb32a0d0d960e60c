import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type RefObject,
} from 'react';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { errorBarClass, FieldError } from '../../ui/field.tsx';
import { CodeCells } from './code-cells.tsx';

export const CODE_DIGITS = 6;

type CodeInputProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  /** What was typed before it was refused. */
  readonly typed: string;
  /** The sixth digit is there. */
  readonly onWhole: () => void;
};

const digitsIn = (text: string) => text.replace(/\D/g, '').slice(0, CODE_DIGITS);
const never = () => () => undefined;

/** One input for the whole code, drawn as six cells. Without JavaScript it is a field like any other. */
export function CodeInput({ input, error, typed, onWhole }: CodeInputProps) {
  const [code, setCode] = useState(digitsIn(typed));
  const [mark, setMark] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Typed before the page was live.
  useEffect(() => {
    const early = digitsIn(input.current?.value ?? '');
    if (early !== '') setCode(early);
  }, [input]);

  const write = (digits: string) => {
    setCode(digits);
    if (digits.length === CODE_DIGITS && digits !== code) onWhole();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Cut to six characters before it gets here, «123 456» would lose its last digit.
    event.preventDefault();
    const digits = digitsIn(event.clipboardData.getData('text'));
    event.currentTarget.value = digits;
    write(digits);
  };
  useEffect(() => {
    const look = () => {
      const element = input.current;
      if (element === null || document.activeElement !== element) return;
      setMark({ from: element.selectionStart ?? 0, to: element.selectionEnd ?? 0 });
    };
    look();
    // Also what the page itself marks, which the input's own events don't tell.
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [input]);

  return (
    <div className={`flex flex-col gap-1 ${errorBarClass(error !== undefined)}`}>
      <label htmlFor="sign-in-code" className="font-semibold">
        {m.sign_in_code()}
      </label>
      {error !== undefined && <FieldError id="sign-in-code-error">{error}</FieldError>}
      <div className="relative mt-1 max-w-90">
        <CodeCells code={code} mark={mark} isInvalid={error !== undefined} />
        <input
          ref={input}
          id="sign-in-code"
          name={SIGN_IN_FIELDS.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          maxLength={CODE_DIGITS}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'sign-in-code-error'}
          value={code}
          onChange={(event) => write(digitsIn(event.currentTarget.value))}
          onPaste={onPaste}
          onFocus={() => setMark({ from: code.length, to: code.length })}
          onBlur={() => setMark(null)}
          className={`absolute inset-0 size-full rounded-control bg-transparent text-center text-22 tracking-[0.5em] outline-none focus-visible:shadow-none focus-visible:outline-none noscript:static noscript:h-14 noscript:border noscript:border-sten-500 noscript:bg-white noscript:focus-visible:focus-ring ${
            isLive ? 'text-transparent caret-transparent selection:bg-transparent' : ''
          }`}
        />
      </div>
    </div>
  );
}
