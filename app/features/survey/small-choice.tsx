import type { ReactNode } from 'react';

type SmallChoiceProps = {
  readonly name: string;
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly options: readonly { value: string; label: ReactNode; drawing?: ReactNode }[];
  readonly value: string | null;
  /** Marked as what we assume while nothing is chosen. */
  readonly guess?: string;
  readonly onValue: (value: string) => void;
};

/** A few short answers, side by side. */
export function SmallChoice(props: SmallChoiceProps) {
  const { name, legend, isLegendHidden = false, options, value, guess, onValue } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div
        className={options[0]?.drawing === undefined ? 'flex flex-wrap gap-3' : 'small-pictures'}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-12 min-w-24 flex-col items-center justify-center gap-1 rounded-control border bg-white px-3 py-2 [.small-pictures_&]:min-w-0 [.small-pictures_&]:px-1 text-center before:pointer-events-none before:absolute before:-inset-px before:rounded-control has-checked:bg-gran-100 has-checked:font-semibold has-checked:before:border-2 has-checked:before:border-gran-700 has-focus-visible:focus-ring ${value === null && guess === option.value ? 'border-dashed border-sol-700' : 'border-sten-500'}`}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValue(option.value)}
            />
            {option.drawing}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
