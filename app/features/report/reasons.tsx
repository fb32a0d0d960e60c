import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { TriangleIcon } from '../../ui/icons.tsx';
import { cautionOf } from '../../../words/report/caution-words.ts';
import { reasonsOf } from '../../../words/report/reason-words.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

/** Three reasons and one caution; the printed first page ends here. */
export function Reasons({ figures }: { figures: ReportFigures }) {
  const locale = getLocale();
  const caution = cautionOf(figures, locale);
  return (
    <div className="report-reasons grid gap-x-12 gap-y-8 pt-10 pb-12 laptop:grid-cols-[minmax(0,1fr)_336px]">
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="text-22 font-semibold text-blaek">
          {m.report_reasons()}
        </h2>
        <ol className="mt-1">
          {reasonsOf(figures, locale).map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[28px_minmax(0,1fr)] gap-4 border-b border-hairline py-4 text-18 last:border-b-0"
            >
              <span
                aria-hidden="true"
                className="flex size-7 items-center justify-center rounded-full bg-gran-700 text-14 font-semibold text-white"
              >
                {index + 1}
              </span>
              <p>
                <strong className="font-semibold">{title}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="caution"
        className="flex flex-col gap-2 self-start rounded-card border-2 border-sol-700 bg-white p-6 text-18"
      >
        <h2 id="caution" className="flex items-center gap-3 text-22 font-semibold text-sol-700">
          <TriangleIcon size={24} />
          {m.report_caution()}
        </h2>
        <p>
          {caution.before}
          <strong className="font-semibold whitespace-nowrap">{caution.figure}</strong>
          {caution.after}
        </p>
      </section>
    </div>
  );
}
