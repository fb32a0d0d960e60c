import { useState, type ReactNode } from 'react';
import {
  GUARANTEED_PARTS,
  INCLUDED_ITEMS,
  INCLUSIONS,
  offerNumber,
  WORK_INCLUSIONS,
  type IncludedItem,
  type Inclusion,
} from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kr } from '../../../words/format.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { numberMode } from '../../ui/number-input.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useIsLive } from '../../ui/use-is-live.ts';
import type { CompareField } from './compare-form.ts';
import { itemName, partName } from './finding-words.ts';

type FieldProps = {
  readonly id: string;
  readonly name: CompareField;
  readonly error: string | undefined;
  readonly defaultValue: string;
};

export type OfferFieldsProps = {
  readonly field: (name: CompareField) => FieldProps;
  /** Whether a letter was read in which this was not found. */
  readonly isNotFound: (name: CompareField) => boolean;
  /** Totals of the letter to choose from; empty: there is one, or it is typed. */
  readonly totals: readonly number[];
  readonly isOpen: boolean;
};

/** An offer's figures: firm, price and panels first, the rest where it is asked for. */
export function OfferFields({ field, isNotFound, totals, isOpen }: OfferFieldsProps) {
  const text = (name: CompareField, label: ReactNode, suffix?: string) => {
    const notFound = isNotFound(name);
    const takes = offerNumber(name);
    return (
      <TextField
        {...field(name)}
        size={44}
        label={label}
        hint={notFound ? m.compare_not_found() : undefined}
        suffix={suffix}
        inputMode={takes && numberMode(takes.limits[0])}
        autoComplete="off"
        className={notFound ? 'shadow-[inset_0_0_0_2px_var(--color-sol-700)]' : ''}
      />
    );
  };
  const { defaultValue: vat } = field('vat');
  return (
    <>
      {text('firm', m.compare_field_firm())}
      <div className="grid gap-4 min-[30rem]:grid-cols-[2fr_3fr]">
        {totals.length > 1 ? (
          <Totals totals={totals} {...field('price')} />
        ) : (
          text('price', m.compare_field_price(), m.charts_kr())
        )}
        <div className="self-end">
          <Segmented
            name="vat"
            label={m.compare_field_vat()}
            defaultValue={vat}
            options={[
              { value: 'incl', label: m.compare_vat_incl() },
              { value: 'excl', label: m.compare_vat_excl() },
              { value: 'unsaid', label: m.compare_vat_unsaid() },
            ]}
          />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-4">
        {text('panels', m.compare_field_panels(), m.compare_unit_pieces())}
        {text('panelW', m.compare_field_watts(), 'W')}
      </div>
      <details open={isOpen} className="group border-y border-hairline">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold text-gran-700 [&::-webkit-details-marker]:hidden">
          {m.compare_more_fields()}
          <ChevronDownIcon className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-4 pt-1 pb-5">
          {/* A name of two lines leaves its neighbour's field level with its own. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] items-end gap-4">
            {text('inverterKw', m.compare_field_inverter(), 'kW')}
            {text('batteryKwh', m.compare_field_battery(), 'kWh')}
            {text('batteryDkk', m.compare_field_battery_price(), m.charts_kr())}
            {text('saidKwp', m.compare_field_kwp(), 'kWp')}
            {text('annualKwh', m.compare_field_yield(), 'kWh')}
          </div>
          <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-4 max-[29.9375rem]:gap-2">
            <legend className="mb-1 font-semibold">{m.compare_field_guarantee()}</legend>
            {GUARANTEED_PARTS.map((part) => (
              <div key={part}>
                {text(
                  `${part}Years`,
                  <span className="inline-block first-letter:uppercase">{partName(part)}</span>,
                  m.compare_unit_years(),
                )}
              </div>
            ))}
          </fieldset>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-4">
            {text('priceGrowth', m.compare_field_growth(), '%')}
            <span className="max-[29.9375rem]:hidden" />
          </div>
          {/* A date does not fit half of a phone. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
            <TextField {...field('date')} size={44} type="date" label={m.compare_field_date()} />
            <TextField
              {...field('validUntil')}
              size={44}
              type="date"
              label={m.compare_field_until()}
            />
          </div>
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-1 font-semibold">{m.compare_group_items()}</legend>
            <ItemField item="inverter" field={field} />
            <Segmented
              name="battery"
              label={m.compare_row_battery()}
              defaultValue={field('battery').defaultValue}
              options={optionsOf(INCLUSIONS)}
            />
            {INCLUDED_ITEMS.slice(1).map((item) => (
              <ItemField key={item} item={item} field={field} />
            ))}
          </fieldset>
        </div>
      </details>
    </>
  );
}

/** Whether a thing is in the price and, where it is not, what the offer charges for it on top. */
function ItemField({
  item,
  field,
}: Pick<OfferFieldsProps, 'field'> & { readonly item: IncludedItem }) {
  const surcharge = field(`${item}Dkk`);
  const first = field(item).defaultValue;
  const [inclusion, setInclusion] = useState(first);
  // Without a script it is there whatever is chosen.
  const isHidden = useIsLive() && inclusion !== 'without' && surcharge.error === undefined;
  return (
    <div
      className="flex flex-col gap-2"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'radio')
          setInclusion(target.value);
      }}
    >
      <Segmented
        name={item}
        label={itemName(item)}
        defaultValue={first}
        options={optionsOf(item === 'inverter' ? INCLUSIONS : WORK_INCLUSIONS)}
      />
      <div hidden={isHidden}>
        <TextField
          {...surcharge}
          size={44}
          label={m.compare_field_surcharge({ item: itemName(item) })}
          suffix={m.charts_kr()}
          inputMode={numberMode(0)}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

const optionsOf = (inclusions: readonly Inclusion[]) =>
  inclusions.map((value) => ({ value, label: inclusionName(value) }));

function inclusionName(inclusion: Inclusion): string {
  switch (inclusion) {
    case 'with':
      return m.compare_with();
    case 'without':
      return m.compare_without();
    case 'needless':
      return m.compare_needless();
    case 'unsaid':
      return m.compare_unnamed_short();
  }
}

/** Two sums that both look like the whole: a person says which, and none is chosen for them. */
function Totals({ totals, id, name, error }: FieldProps & { readonly totals: readonly number[] }) {
  return (
    <fieldset>
      <legend className="font-medium">{m.compare_totals()}</legend>
      {error === undefined ? null : <p className="font-semibold text-tegl-600">{error}</p>}
      {totals.map((total, index) => (
        <label key={total} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={String(total)}
            className="radio-dot"
          />
          {kr(total, getLocale())}
        </label>
      ))}
    </fieldset>
  );
}
