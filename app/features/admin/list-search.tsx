import { Button } from '../../ui/button.tsx';
import { SearchIcon } from './palette/palette-icons.tsx';

type ListSearchProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Of the button that sends the form where no script does. */
  readonly find: string;
};

/** What a list is searched for: in the row of its filters, sent by Enter. */
export function ListSearch({ label, hint, value, find }: ListSearchProps) {
  return (
    <>
      <span className="relative max-w-80 min-w-44 flex-1">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={hint}
          defaultValue={value}
          maxLength={100}
          className="h-11 w-full rounded-control border border-sten-500 bg-white pr-3 pl-10 text-14 text-ellipsis text-blaek placeholder:text-blaek-600"
        />
      </span>
      <span className="hidden noscript:inline">
        <Button type="submit" size={44} variant="outlined">
          {find}
        </Button>
      </span>
    </>
  );
}
