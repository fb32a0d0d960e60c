import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import { Button } from '../../ui/button.tsx';
import { differenceTexts, nameAmong } from './report-words.ts';

type CompareBarProps = {
  /** Two or three, cheapest first. */
  readonly chosen: readonly ReportSummary[];
  /** A fourth was asked for. */
  readonly isFull: boolean;
  readonly compareForm: string;
  readonly onClear: () => void;
};

/** The differences in words while reports are chosen, the cheapest as the base. */
export function CompareBar({ chosen, isFull, compareForm, onClear }: CompareBarProps) {
  const [base, ...others] = chosen;
  if (base === undefined || others.length === 0) return null;
  const locale = getLocale();
  const names = (one: ReportSummary, other: ReportSummary) =>
    m.my_reports_against({
      other: nameAmong(other, chosen, locale),
      base: nameAmong(one, chosen, locale),
    });
  return (
    <section
      aria-label={m.my_reports_compare()}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-white shadow-overlay print:hidden"
    >
      <div className="mx-auto flex min-h-26 max-w-312 flex-wrap items-center gap-x-8 gap-y-2 px-4 py-3 tablet:px-6">
        <div className="min-w-0 flex-1" aria-live="polite">
          <p className={`text-14 ${isFull ? 'font-semibold text-tegl-600' : 'text-blaek-600'}`}>
            {isFull
              ? m.my_reports_chosen_full({ most: String(MOST_COMPARED) })
              : m.my_reports_chosen({ count: String(chosen.length), most: String(MOST_COMPARED) })}
          </p>
          {others.map((other) =>
            others.length === 1 ? (
              <Difference
                key={other.reportId}
                base={base}
                other={other}
                names={names(base, other)}
              />
            ) : (
              <DifferenceLine
                key={other.reportId}
                base={base}
                other={other}
                names={names(base, other)}
              />
            ),
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 max-tablet:w-full max-tablet:justify-between">
          <Button
            variant="quiet"
            size={48}
            className="!px-1 underline underline-offset-4 noscript:hidden"
            onClick={onClear}
          >
            {m.my_reports_clear()}
          </Button>
          <Button type="submit" form={compareForm} size={48}>
            {m.my_reports_compare()}
          </Button>
        </div>
      </div>
    </section>
  );
}

type Pair = {
  readonly base: ReportSummary;
  readonly other: ReportSummary;
  readonly names: string;
};

/** Of two: which, and each difference under its name. */
function Difference({ base, other, names }: Pair) {
  const texts = differenceTexts(base, other, getLocale());
  const entries = [
    { label: m.my_reports_price(), text: texts.price },
    { label: m.my_reports_saving(), text: texts.saving },
    { label: m.my_reports_payback(), text: texts.payback },
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-8">
      <p className="font-semibold break-words">{names}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {entries.map(({ label, text }) => (
          <div key={label} className="max-tablet:flex max-tablet:gap-2 tablet:-mt-6">
            <dt className="text-14 text-blaek-600">{label}</dt>
            <dd className="font-semibold whitespace-nowrap max-tablet:text-14">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Of three: a line for each of the two dearer ones. */
function DifferenceLine({ base, other, names }: Pair) {
  const texts = differenceTexts(base, other, getLocale());
  return (
    <p className="text-14">
      <strong className="font-semibold">{names}:</strong>{' '}
      {m.my_reports_difference_price({ text: texts.price })}
      {', '}
      {m.my_reports_difference_saving({ text: texts.saving })}
      {', '}
      {m.my_reports_difference_payback({ text: texts.payback })}
    </p>
  );
}
