import { getLocale } from '../../../messages/compiled/runtime.js';
import { figureBlocks } from './figure-blocks.ts';
import { Headline } from './headline.tsx';
import type { ViewFigures } from './view-figures.ts';

/** The answer and the figures behind it, laid out to fit on one sheet. */
export function FigureSheet({ figures }: { readonly figures: ViewFigures }) {
  return (
    <>
      <Headline figures={figures} />
      <div className="view-blocks grid gap-x-12 gap-y-6 py-6 tablet:grid-cols-2">
        {figureBlocks(figures, getLocale()).map(({ id, title, rows }) => (
          <section key={id} aria-labelledby={`block-${id}`}>
            <h2 id={`block-${id}`} className="pb-1 text-18 font-semibold">
              {title}
            </h2>
            <dl>
              {rows.map(({ label, value }) => (
                <div
                  key={label}
                  className="flex items-baseline justify-between gap-4 border-t border-hairline py-2"
                >
                  <dt className="text-blaek-600">{label}</dt>
                  <dd className="text-right font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
