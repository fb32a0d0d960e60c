import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { answerWords } from '../../../words/answer-words.ts';
import { Figure } from '../../ui/figure.tsx';
import type { ViewFigures } from './view-figures.ts';

/** Price, yearly saving and payback, each of the last two with its range. */
export function Headline({ figures: { estimate } }: { readonly figures: ViewFigures }) {
  const locale = getLocale();
  const { price, saving, payback } = answerWords(estimate, locale);
  const entries = [
    { label: m.calculator_price(), note: m.calculator_price_note(), figure: price },
    {
      label: m.calculator_saving(),
      note: m.calculator_range({ range: saving.range }),
      figure: saving,
    },
    {
      label: m.calculator_payback(),
      note: m.calculator_range({ range: payback.range }),
      figure: payback,
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
          <dd>
            <Figure {...figure.parts} size="large" />
          </dd>
          <dd className="text-14 text-blaek-600">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
