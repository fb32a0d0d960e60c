import { useEffect, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { signed, signedKr } from '../../../../words/format.ts';
import { shownPriceChange } from '../../../../words/answer-words.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';

/** Announced no more than once a second, when the change has come to rest. */
const REST_MS = 1000;

type LastChangeProps = { readonly before: EstimateFigures; readonly after: EstimateFigures };

/** What the last change of the roof did to price, saving and payback. */
export function LastChange({ before, after }: LastChangeProps) {
  const locale = getLocale();
  const [said, setSaid] = useState('');
  const price = shownPriceChange(before.price.totalPrice, after.price.totalPrice);
  const saving =
    roundedTo(after.savings.tenYearMeanDkk, 100) - roundedTo(before.savings.tenYearMeanDkk, 100);
  const payback = (after.economy.paybackYears ?? NaN) - (before.economy.paybackYears ?? NaN);
  const rows = [
    [m.calculator_price(), signedKr(price, locale)],
    [m.calculator_saving(), signedKr(saving, locale)],
    ...(Number.isNaN(payback)
      ? []
      : [[m.calculator_payback(), m.roof_change_years({ years: signed(payback, locale, 1) })]]),
  ] as const;
  const text = rows.map(([name, value]) => `${name} ${value}`).join(', ');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // A typical roof like the one that was drawn moves no figure.
  if (price === 0 && saving === 0 && !(Math.abs(payback) >= 0.05)) return null;
  return (
    <div className="border-l-4 border-gran-700 bg-gran-100 px-4 py-3">
      <h3 className="font-semibold">{m.roof_change()}</h3>
      <dl className="mt-1 text-14">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
