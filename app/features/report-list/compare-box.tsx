import { COMPARE_PARAM } from './list-view.ts';
import type { Choice } from './use-choice.ts';

export type CompareBoxProps = {
  readonly reportId: string;
  readonly choice: Choice;
  readonly compareForm: string;
  /** For use without words beside it. */
  readonly label?: string;
};

/** Selects a report to compare with others. */
export function CompareBox({ reportId, choice, compareForm, label }: CompareBoxProps) {
  return (
    <input
      type="checkbox"
      className="check-box"
      name={COMPARE_PARAM}
      value={reportId}
      form={compareForm}
      aria-label={label}
      checked={choice.place.ids.includes(reportId)}
      onChange={(event) => choice.choose(reportId, event.target.checked)}
    />
  );
}
