import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { roundedTo } from '../../../words/estimate-words.ts';
import { decimal, kr, krParts, yearsUnit } from '../../../words/format.ts';
import { Figure } from '../../ui/figure.tsx';
import type { ViewFigures } from './view-figures.ts';

/** Price, yearly saving and payback, with the saving's range. */
export function Headline({ figures: { estimate } }: { readonly figures: ViewFigures }) {
  const locale = getLocale();
  const { economy, price, savings } = estimate;
  const low = roundedTo(savings.tenYearMeanP10Dkk, 100);
  const high = roundedTo(savings.tenYearMeanP90Dkk, 100);
  const entries = [
    {
      label: m.calculator_price(),
      note: m.calculator_price_note(),
      figure: <Figure {...krParts(price.totalPrice, locale)} size="large" />,
    },
    {
      label: m.calculator_saving(),
      note: m.calculator_range_saving({ low: kr(low, locale), high: kr(high, locale) }),
      figure: <Figure {...krParts(roundedTo(savings.tenYearMeanDkk, 100), locale)} size="large" />,
    },
    {
      label: m.calculator_payback(),
      note:
        economy.paybackYears === null
          ? m.calculator_payback_never_note()
          : m.calculator_payback_note(),
      figure: (
        <Figure
          value={
            economy.paybackYears === null
              ? m.report_payback_over()
              : decimal(economy.paybackYears, locale, 1)
          }
          unit={yearsUnit(locale)}
          size="large"
        />
      ),
    },
  ];
  return (
    <dl className="view-headline grid border-y-[1.5px] border-blaek tablet:grid-cols-3 tablet:gap-x-8">
      {entries.map(({ label, note, figure }) => (
        <div
          key={label}
          className="flex flex-col border-b border-hairline py-4 last:border-b-0 tablet:border-b-0"
        >
          <dt className="font-medium">{label}</dt>
          <dd>{figure}</dd>
          <dd className="text-14 text-blaek-600">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
