import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import { CloseIcon } from '../../ui/action-icons.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';

export type FilterOption = readonly [value: string, label: string];

type FilterChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly FilterOption[];
  /** The same list without this filter; none: it always stands at something, as an order does. */
  readonly without?: string;
};

/** One filter of a list: where it leaves something out it is tinted, and has a cross that takes it away. */
export function FilterChoice({ name, label, value, options, without }: FilterChoiceProps) {
  const isOn = value !== '' && without !== undefined;
  const look = isOn ? 'border-gran-700 bg-gran-100 font-semibold' : 'border-sten-500 bg-white';
  return (
    <span className="relative">
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        className={`field-sizing-content h-11 appearance-none rounded-control border pl-3 text-14 text-blaek ${isOn ? 'pr-11' : 'pr-9'} ${look}`}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {isOn ? (
        <SiteLink
          to={without}
          preventScrollReset
          aria-label={m.leads_filter_remove({ name: label })}
          className="absolute inset-y-0 right-0 my-auto flex h-11 w-11 items-center justify-center"
        >
          <CloseIcon size={16} />
        </SiteLink>
      ) : (
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2" />
      )}
    </span>
  );
}
