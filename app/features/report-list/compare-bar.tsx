import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import { Button } from '../../ui/button.tsx';
import { differenceTexts, nameAmong } from './report-words.ts';

type CompareBarProps = {
  /** Two or three, cheapest first. */
  readonly chosen: readonly ReportSummary[];
  /** A fourth was selected. */
  readonly isFull: boolean;
  readonly compareForm: string;
  readonly onClear: () => void;
};

/** The differences in words while reports are selected, with the cheapest as the base. */
export function CompareBar({ chosen, isFull, compareForm, onClear }: CompareBarProps) {
  const [base, ...others] = chosen;
  if (base === undefined || others.length === 0) return null;
  const locale = getLocale();
  return (
    <section
      aria-label={m.my_reports_compare()}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-white shadow-overlay print:hidden"
    >
      <div className="mx-auto flex min-h-26 max-w-312 flex-wrap items-center gap-x-8 gap-y-2 px-page py-3">
        <div
          aria-live="polite"
          className="grid min-w-0 flex-1 grid-cols-[auto_auto_auto] justify-between gap-x-3 max-tablet:text-14 tablet:grid-cols-[minmax(0,auto)_auto_auto_auto] tablet:justify-start tablet:gap-x-8"
        >
          <p
            className={`text-14 max-tablet:col-span-full ${isFull ? 'font-semibold text-tegl-600' : 'text-blaek-600'}`}
          >
            {isFull
              ? m.my_reports_chosen_full({ most: String(MOST_COMPARED) })
              : m.my_reports_chosen({ count: String(chosen.length), most: String(MOST_COMPARED) })}
          </p>
          {[m.my_reports_price(), m.my_reports_saving(), m.my_reports_payback()].map((label) => (
            // Read out before each of its figures.
            <span key={label} aria-hidden="true" className="text-14 text-blaek-600">
              {label}
            </span>
          ))}
          {others.map((other) => (
            <Difference
              key={other.reportId}
              base={base}
              other={other}
              names={m.my_reports_against({
                other: nameAmong(other, chosen, locale),
                base: nameAmong(base, chosen, locale),
              })}
            />
          ))}
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

/** Which two, and how the more expensive one differs. */
function Difference({ base, other, names }: Pair) {
  const texts = differenceTexts(base, other, getLocale());
  const figures = [
    { label: m.my_reports_price(), text: texts.price },
    { label: m.my_reports_saving(), text: texts.saving },
    { label: m.my_reports_payback(), text: texts.payback },
  ];
  return (
    <>
      <p className="truncate font-semibold max-tablet:col-span-full">{names}</p>
      {figures.map(({ label, text }) => (
        <p key={label} className="tablet:font-semibold">
          <span className="sr-only">{label}: </span>
          {text}
        </p>
      ))}
    </>
  );
}
