import { useRef } from 'react';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { offerGrowthField, offerKwhField, offerPriceField } from '../form/later-fields.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { OptionalNumber } from '../inputs/optional-number.tsx';
import { OwnOfferComparison } from './own-offer-comparison.tsx';

type Promises = Omit<NonNullable<CalculatorState['ownOffer']>, 'priceDkk'>;

/** Another firm's price and promises, beside ours. Until a price is given there is nothing to compare. */
export function OwnOffer({ calculator }: InputProps) {
  const { given, replace, run } = calculator;
  const priceDkk = given.ownOffer?.priceDkk ?? (given.panelCost || null);
  const { priceDkk: _price, ...said }: Partial<NonNullable<CalculatorState['ownOffer']>> =
    given.ownOffer ?? {};
  // Who writes the price anew has not taken the promises back.
  const promises = useRef<Promises>(said);
  const change = (price: number | null, changed: Promises) => {
    promises.current = { ...promises.current, ...changed };
    // One figure in one place: the older field for the price alone gives way.
    const { panelCost: _panelCost, ownOffer: _ownOffer, ...rest } = given;
    replace(
      price === null ? rest : { ...rest, ownOffer: { priceDkk: price, ...promises.current } },
    );
  };
  return (
    <div className="flex flex-col gap-3.5 pt-2">
      <OptionalNumber
        {...offerPriceField()}
        value={priceDkk}
        onValue={(price) => change(price, {})}
      />
      {priceDkk === null ? null : (
        <>
          <OptionalNumber
            {...offerKwhField()}
            value={said.promisedAnnualKwh ?? null}
            onValue={(promisedAnnualKwh) => change(priceDkk, { promisedAnnualKwh })}
          />
          <OptionalNumber
            {...offerGrowthField()}
            value={said.promisedPriceGrowthPercent ?? null}
            onValue={(promisedPriceGrowthPercent) =>
              change(priceDkk, { promisedPriceGrowthPercent })
            }
          />
        </>
      )}
      {run.estimate.ownOffer === null ? null : (
        <OwnOfferComparison run={run} offer={run.estimate.ownOffer} />
      )}
    </div>
  );
}
