import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { Mark } from '../../ui/drawings/marks.tsx';
import { AddressSearch } from './address-search.tsx';
import { calculatorAt, placeQuery } from './suggestion.ts';

type AddressFormProps = {
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
  /**
   * Another page that a typed text goes to and a picked place leads to, what its address holds besides, and what the
   * button there says.
   */
  readonly page?:
    { readonly path: string; readonly kept: string; readonly submit: string } | undefined;
};

/**
 * The way into the calculator. A picked suggestion leads straight there; a typed text goes to
 * calculator/start, which looks it up on the server, so the form works without JavaScript.
 */
export function AddressForm({ defaultValue, error, page }: AddressFormProps) {
  const { path: action, kept } = page ?? { path: links.calculatorStart(), kept: '' };
  const navigate = useNavigate();
  // undefined: what the server said still stands; null: the visitor is writing again.
  const [ownError, setOwnError] = useState<string | null | undefined>(undefined);
  const shown = ownError === undefined ? error : (ownError ?? undefined);

  // The router's own form would bring more code than the home page has room for.
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value.trim() === '') {
      setOwnError(m.address_error_empty());
      field.focus();
      return;
    }
    setOwnError(undefined);
    const typed = new URLSearchParams({ q: field.value.trim() });
    void navigate(`${action}?${kept}${typed}`);
  }

  return (
    <form method="get" action={action} onSubmit={look}>
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <AddressSearch
        name="q"
        label={m.address_label()}
        defaultValue={defaultValue}
        error={shown}
        onInput={() => setOwnError(null)}
        onPick={(place) =>
          void navigate(page ? `${action}?${kept}${placeQuery(place)}` : calculatorAt(place))
        }
        action={
          <button
            type="submit"
            className="flex h-14 w-full items-center justify-center gap-3 rounded-control bg-gran-700 px-6 forced-colors:border text-18 font-semibold text-white hover:bg-gran-900 wide:h-16 wide:w-auto wide:rounded-l-none wide:text-16"
          >
            {page?.submit ?? m.address_submit()}
            <Mark shape="arrow" />
          </button>
        }
      />
    </form>
  );
}
