import { QuestionIcon } from '../../ui/action-icons.tsx';
import type { ComparedColumn } from './compare-view.ts';
import { findingText, type OddFinding } from './finding-words.ts';

/** Said in rows of their own: contents, guarantees and, beside the price, its VAT. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['missing', 'guarantee-unsaid', 'ex-vat']);

/** What is odd or unclear about an offer and stands in no other row. */
export const oddOf = ({ findings }: ComparedColumn) =>
  findings.filter((finding): finding is OddFinding => !SAID_ELSEWHERE.has(finding.kind));

export function OddFindings({
  column,
  none,
}: {
  readonly column: ComparedColumn;
  readonly none: string;
}) {
  const odd = oddOf(column);
  if (odd.length === 0) return <span className="text-blaek-600">{none}</span>;
  return (
    <ul className="flex flex-col gap-2">
      {odd.map((finding) => {
        const text = findingText(finding);
        return (
          <li key={text} className="flex items-start gap-2 text-14 text-sol-700">
            <QuestionIcon className="shrink-0" />
            <span className="[overflow-wrap:anywhere]">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
