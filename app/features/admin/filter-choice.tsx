import { ChevronDownIcon } from '../../ui/icons.tsx';

export type FilterOption = readonly [value: string, label: string];

type FilterChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly FilterOption[];
};

/** One filter of a list: tinted where it leaves something out. */
export function FilterChoice({ name, label, value, options }: FilterChoiceProps) {
  const look = value === '' ? 'border-sten-500 bg-white' : 'border-gran-700 bg-gran-100';
  return (
    <span className="relative">
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        className={`h-11 appearance-none rounded-control border pr-9 pl-3 text-14 text-blaek ${look}`}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2" />
    </span>
  );
}
