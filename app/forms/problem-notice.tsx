import { ErrorSummary } from '../ui/error-summary.tsx';
import { FormNotice } from '../ui/form/form-notice.tsx';
import { fieldId } from './form-definition.ts';
import { useWriteTo } from '../write-to.tsx';
import type { LiveForm } from './use-form.ts';

export type ProblemWords = {
  readonly title: string;
  readonly text: string;
  /** The link to where it can be corrected. */
  readonly link?: { readonly href: string; readonly label: string };
};

/** What a sender can do about it. */
export type WaysOn = {
  /** When to try again; null: at once, as far as is known. */
  readonly waitMs: number | null;
  /** Where to write to instead. */
  readonly writeTo: string;
};

type ProblemNoticeProps<Field extends string, Problem extends string> = {
  readonly form: Pick<LiveForm<Field>, 'definition' | 'sentErrors' | 'attempt' | 'waitMs'>;
  /** null: there is none, and nothing appears. */
  readonly problem: Problem | null;
  readonly className?: string;
  /** Above the links to the fields. */
  readonly fixTitle: (count: number) => string;
  readonly wordsOf: (problem: Exclude<Problem, 'fields'>, ways: WaysOn) => ProblemWords;
};

/**
 * What appears above the heading when a form was refused, or can't be sent: each wrong field, or
 * another reason.
 */
export function ProblemNotice<Field extends string, Problem extends string>({
  form: { definition, sentErrors, attempt, waitMs },
  problem,
  className,
  fixTitle,
  wordsOf,
}: ProblemNoticeProps<Field, Problem>) {
  const writeTo = useWriteTo();
  if (problem === null) return null;
  if (problem === 'fields') {
    const found = definition.fields.flatMap((field) => {
      const text = sentErrors[field];
      return text === undefined ? [] : [{ href: `#${fieldId(definition, field)}`, text }];
    });
    return (
      <div className={className}>
        <ErrorSummary title={fixTitle(found.length)} errors={found} attempt={attempt} />
      </div>
    );
  }
  const { title, text, link } = wordsOf(problem as Exclude<Problem, 'fields'>, {
    waitMs,
    writeTo,
  });
  return (
    <div className={className}>
      <FormNotice title={title} attempt={attempt}>
        <p className="mt-1">{text}</p>
        {link === undefined ? null : (
          <a
            href={link.href}
            className="inline-flex min-h-11 items-center font-semibold text-tegl-600 underline underline-offset-4"
          >
            {link.label}
          </a>
        )}
      </FormNotice>
    </div>
  );
}
