import type { Fact } from '../../../words/report/roof-facts.ts';

/** Facts in rows, name left and value right, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="report-facts gap-x-12 tablet:columns-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex break-inside-avoid items-baseline justify-between gap-4 border-t border-hairline py-2.5"
        >
          <dt className="text-blaek-600">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
