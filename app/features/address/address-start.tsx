import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';
import { HouseOnGround } from '../../ui/drawings/house-on-ground.tsx';
import { Mark } from '../../ui/drawings/marks.tsx';
import { AddressForm } from './address-form.tsx';
import { calculatorAt, type AddressSuggestion } from './suggestion.ts';

type AddressStartProps = {
  /** What became of the text in the address; places only where there are several. */
  readonly answer:
    | { readonly kind: 'not-asked' | 'empty' }
    | { readonly kind: 'unknown'; readonly query: string }
    | {
        readonly kind: 'several';
        readonly query: string;
        readonly places: readonly AddressSuggestion[];
      };
};

function errorOf(answer: AddressStartProps['answer']): string | undefined {
  if (answer.kind === 'empty') return m.address_error_empty();
  if (answer.kind === 'unknown') return m.address_error_unknown({ query: answer.query });
  return undefined;
}

/** The page that asks where the house is, and lets one choose where the text fits several places. */
export function AddressStart({ answer }: AddressStartProps) {
  const query = 'query' in answer ? answer.query : undefined;
  return (
    <div className="overflow-hidden bg-kalk-100">
      <div className="mx-auto max-w-312 px-6 pt-28 tablet:min-h-110 tablet:pt-40">
        <div className="max-w-154">
          <h1 className="text-36 font-semibold tracking-[-0.018em] tablet:text-48">
            {m.start_title()}
          </h1>
          <p className="mt-4 mb-8 max-w-[52ch] text-18 text-blaek-600">{m.start_lead()}</p>
          {/* A new answer from the server starts the field anew with its text. */}
          <AddressForm key={query} defaultValue={query} error={errorOf(answer)} />
          <p className="mt-4 text-14 text-blaek-600">{m.address_free()}</p>
          {answer.kind === 'several' && (
            <section aria-labelledby="start-choices" className="relative z-1 mt-8">
              <h2 id="start-choices" className="text-18 font-semibold">
                {m.start_choices({ query: answer.query })}
              </h2>
              <ul className="mt-3 border-t-2 border-gran-900 bg-kalk-100">
                {answer.places.map((place) => (
                  <li key={place.label} className="border-b border-gran-900/15">
                    <SiteLink
                      to={calculatorAt(place)}
                      className="flex min-h-12 items-center justify-between gap-4 py-2 font-medium text-gran-700 hover:text-gran-900 hover:underline"
                    >
                      {place.label}
                      <Mark shape="arrow" className="shrink-0" />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <HouseOnGround />
    </div>
  );
}
