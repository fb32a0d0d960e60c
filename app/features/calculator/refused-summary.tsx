import { use } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx';
import { inputId } from '../../../domain/input-id.ts';
import { RefusedFields } from './refused-fields.ts';

export type RefusedSummaryProps = {
  /** Called with the control's id where it isn't on the screen, as on a phone. */
  readonly onHidden: (id: string) => void;
};

/** Everything that was wrong in the address; each line leads to its control. */
export default function RefusedSummary({ onHidden }: RefusedSummaryProps) {
  const refused = use(RefusedFields);
  if (refused.length === 0) return null;
  const errors = refused.map(({ field, name, text }) => ({
    href: `#${inputId(field)}`,
    text: m.report_error_field({ field: name, problem: text }),
  }));
  return (
    <div
      className="pt-6"
      onClick={(event) => {
        const link = (event.target as Element).closest('a');
        if (link === null) return;
        const id = link.hash.slice(1);
        if (document.getElementById(id)?.checkVisibility() === true) return;
        event.preventDefault();
        onHidden(id);
      }}
    >
      <ErrorSummary title={m.calculator_error_title()} errors={withoutRepeats(errors)} />
    </div>
  );
}

/** Both degrees of one place are wrong together. */
function withoutRepeats(errors: readonly SummaryError[]): readonly SummaryError[] {
  return [...new Map(errors.map((error) => [error.href + error.text, error])).values()];
}
