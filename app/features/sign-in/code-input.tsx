import { useEffect, useState, type ClipboardEvent, type RefObject } from 'react';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { errorBarClass, FieldError } from '../../ui/field.tsx';
import { useIsLive } from '../../ui/use-is-live.ts';
import { CodeCells } from './code-cells.tsx';

/** As many as there are cells; a longer code is typed into a field without them. */
const USUAL_DIGITS = 6;

type CodeInputProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The code's length. */
  readonly digits: number;
  readonly error: string | undefined;
  /** What was typed before it was refused. */
  readonly typed: string;
  /** Called when the last digit is typed. */
  readonly onWhole: () => void;
};

/** One input for the whole code, drawn as six cells. Without JavaScript it is an ordinary field. */
export function CodeInput({ input, digits, error, typed, onWhole }: CodeInputProps) {
  const isLong = digits > USUAL_DIGITS;
  const digitsIn = (text: string) => text.replace(/\D/g, '').slice(0, digits);
  const [code, setCode] = useState(digitsIn(typed));
  const [mark, setMark] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const isLive = useIsLive();
  // Typed before the page was interactive.
  useEffect(() => {
    const early = (input.current?.value ?? '').replace(/\D/g, '').slice(0, digits);
    if (early !== '') setCode(early);
  }, [input, digits]);

  const write = (written: string) => {
    setCode(written);
    if (written.length === digits && written !== code) onWhole();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Shortened to its length earlier, "123 456" would lose its last digit.
    event.preventDefault();
    const pasted = digitsIn(event.clipboardData.getData('text'));
    event.currentTarget.value = pasted;
    write(pasted);
  };
  useEffect(() => {
    const look = () => {
      const element = input.current;
      if (element === null || document.activeElement !== element) return;
      setMark({ from: element.selectionStart ?? 0, to: element.selectionEnd ?? 0 });
    };
    look();
    // Also selections made by the page itself, which the input's own events don't report.
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [input]);

  const describedBy = [isLong && 'sign-in-code-long', error !== undefined && 'sign-in-code-error']
    .filter((id) => id !== false)
    .join(' ');

  return (
    <div className={`flex flex-col gap-1 ${errorBarClass(error !== undefined)}`}>
      <label htmlFor="sign-in-code" className="font-semibold">
        {m.sign_in_code({ digits })}
      </label>
      {isLong && (
        <p id="sign-in-code-long" className="max-w-90 text-14 text-blaek-600">
          {m.sign_in_code_long({ digits })}
        </p>
      )}
      {error !== undefined && <FieldError id="sign-in-code-error">{error}</FieldError>}
      <div className="relative mt-1 max-w-90">
        {!isLong && <CodeCells code={code} mark={mark} isInvalid={error !== undefined} />}
        <input
          ref={input}
          id="sign-in-code"
          name={SIGN_IN_FIELDS.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]*"
          // Room for the spaces shown in the message.
          maxLength={digits + Math.ceil(digits / 4) - 1}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          value={code}
          onChange={(event) => write(digitsIn(event.currentTarget.value))}
          onPaste={onPaste}
          onFocus={() => setMark({ from: code.length, to: code.length })}
          onBlur={() => setMark(null)}
          className={
            isLong
              ? `h-14 w-full rounded-control bg-white px-3 text-center text-22 tracking-[0.12em] text-blaek ${
                  error === undefined ? 'border border-sten-500' : 'border-2 border-tegl-600'
                }`
              : `absolute inset-0 size-full rounded-control bg-transparent text-center text-22 tracking-[0.5em] outline-none focus-visible:shadow-none focus-visible:outline-none noscript:static noscript:h-14 noscript:border noscript:border-sten-500 noscript:bg-white noscript:focus-visible:focus-ring ${
                  isLive ? 'text-transparent caret-transparent selection:bg-transparent' : ''
                }`
          }
        />
      </div>
    </div>
  );
}
