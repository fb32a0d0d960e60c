import type { ReactNode } from 'react';

export type SegmentedOption = { value: string; label: ReactNode };

export type SegmentedProps = {
  name: string;
  label: ReactNode;
  /** Gives the label to screen readers only, if the heading above already says it. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  options: readonly SegmentedOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
};

/** A native radio group drawn as one 44 px bar; arrow keys and forms work natively. */
export function Segmented(props: SegmentedProps) {
  const { name, label, hideLabel, hint, options, value, defaultValue, onValue } = props;
  return (
    <fieldset className="min-w-0">
      <legend
        className={
          hideLabel
            ? 'sr-only'
            : 'mb-1 flex w-full flex-wrap items-baseline justify-between gap-x-3 font-medium'
        }
      >
        {label}
        {hint ? <span className="text-14 font-normal text-sol-700">{hint}</span> : null}
      </legend>
      <div className="flex rounded-control border border-sten-500 bg-white">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-[42px] flex-1 items-center justify-center rounded-control border-l border-transparent px-1 text-center not-first:border-l-hairline before:pointer-events-none before:absolute before:-inset-px before:z-1 before:rounded-control has-checked:bg-gran-100 has-checked:font-semibold has-checked:before:border-2 has-checked:before:border-gran-700 has-focus-visible:z-2 has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onValue?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
