import type { ReactNode } from 'react';
import { FieldError, errorBarClass } from '../../ui/field.tsx';
import { fieldId } from './survey-view.ts';

export type Picture = {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly drawing: ReactNode;
};

type PictureChoiceProps = {
  readonly name: string;
  /** Read out; the page's own heading asks the question. */
  readonly legend: string;
  readonly pictures: readonly Picture[];
  readonly value: string | null;
  readonly guess: string | undefined;
  readonly error?: string | undefined;
  readonly onValue: (value: string) => void;
};

/** Pictures to choose one of: a native radio group, the whole card is the label. */
export function PictureChoice(props: PictureChoiceProps) {
  const { name, legend, pictures, value, guess, error, onValue } = props;
  const errorId = error === undefined ? undefined : `${fieldId(name)}-error`;
  return (
    <fieldset
      className={`min-w-0 ${errorBarClass(error !== undefined)}`}
      aria-describedby={errorId}
    >
      <legend className="sr-only">{legend}</legend>
      {guess === undefined ? null : <p className="mb-2 text-right text-14 text-sol-700">{guess}</p>}
      {errorId === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4 tablet:gap-4">
        {pictures.map((picture, index) => (
          <label
            key={picture.value}
            className="picture-card relative flex flex-col overflow-hidden rounded-card border border-sten-500 bg-white before:pointer-events-none before:absolute before:-inset-px before:z-1 before:rounded-card has-checked:before:border-3 has-checked:before:border-gran-700 has-focus-visible:focus-ring"
          >
            <span
              aria-hidden="true"
              className="flex h-28 items-end justify-center border-b border-hairline bg-kalk-100 [.picture-card:has(:checked)_&]:bg-gran-100"
            >
              {picture.drawing}
            </span>
            <span className="flex min-h-13 items-center gap-2 px-3 py-1.5">
              <input
                type="radio"
                className="radio-dot outline-none"
                id={index === 0 ? fieldId(name) : undefined}
                name={name}
                value={picture.value}
                aria-invalid={error === undefined ? undefined : true}
                checked={value === picture.value}
                onChange={() => onValue(picture.value)}
              />
              <span className="min-w-0 [.picture-card:has(:checked)_&]:font-semibold">
                <span className="block">{picture.label}</span>
                {picture.note === undefined ? null : (
                  <span className="block text-14 font-normal text-blaek-600">{picture.note}</span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
