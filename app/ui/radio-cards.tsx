import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError, errorBarClass } from './field.tsx';

export type RadioCard = {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  /** What belongs to this choice; shown below it while it is selected, also without JavaScript. */
  content?: ReactNode;
};

export type RadioCardsProps = {
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Target of the error summary: the first radio's id. */
  id?: string | undefined;
  cards: readonly RadioCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
};

export function RadioCards(props: RadioCardsProps) {
  const { name, legend, help, error, cards, value, defaultValue, onValue } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const errorId = error ? `${id}-error` : undefined;
  const helpId = help ? `${id}-help` : undefined;
  return (
    <fieldset
      className={`min-w-0 ${errorBarClass(Boolean(error))}`}
      aria-describedby={[errorId, helpId].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {help ? (
        <p id={helpId} className="mb-2 text-14 text-blaek-600">
          {help}
        </p>
      ) : null}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      <div className="flex flex-col gap-2">
        {cards.map((card, index) => (
          <div key={card.value} className="radio-card">
            <label className="relative flex min-h-16 items-center gap-3 rounded-control border border-sten-500 bg-white px-4 py-2 before:pointer-events-none before:absolute before:-inset-px before:rounded-control has-checked:bg-gran-100 has-checked:before:border-2 has-checked:before:border-gran-700 has-focus-visible:focus-ring">
              <input
                type="radio"
                className={`radio-dot outline-none by-${card.value}`}
                id={index === 0 ? id : undefined}
                name={name}
                value={card.value}
                aria-invalid={error ? true : undefined}
                checked={value === undefined ? undefined : value === card.value}
                defaultChecked={value === undefined ? defaultValue === card.value : undefined}
                onChange={() => onValue?.(card.value)}
              />
              <span>
                <span className="block">{card.label}</span>
                {card.help ? (
                  <span className="block text-14 text-blaek-600">{card.help}</span>
                ) : null}
              </span>
            </label>
            {card.content ? (
              <div className="ml-[27px] hidden border-l-2 border-gran-700 py-4 pl-7 [.radio-card:has(>label>input:checked)>&]:block">
                {card.content}
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
