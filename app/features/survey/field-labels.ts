import { m } from '../../../messages/compiled/messages.js';
import { fieldId, type Texts } from './survey-view.ts';

/** What a typed figure is about; beside its field its label says so, in the summary nothing would. */
const LABELS: Readonly<Record<string, () => string>> = {
  roofAngle: m.survey_slope,
  roofSize: m.survey_size,
  monthlyBill: m.survey_bill,
  monthlyUsage: m.survey_usage_named,
  approxCableLength: m.survey_cable,
  loanPeriod: m.survey_loan_period,
  monthlyPaymentWillingness: m.survey_willingness,
  projectBudget: m.survey_budget,
  monthlySavingsGoal: m.survey_goal,
};

/** Those of some fields, in the order in which they stand on the screen. */
export function pickTexts(texts: Texts, fields: readonly string[]): Texts {
  return Object.fromEntries(
    fields.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]])),
  );
}

/** A summary of errors; each line links to its field. */
export function summaryLines(errors: Texts) {
  return Object.entries(errors).map(([field, text = '']) => ({
    href: `#${fieldId(field)}`,
    text: namedProblem(field, text),
  }));
}

/** A field's problem with its name before it: «Hældning: Tallet må højst være 90.» */
function namedProblem(field: string, problem: string): string {
  const label = LABELS[field]?.();
  if (label === undefined) return problem;
  return label.endsWith('?')
    ? `${label} ${problem}`
    : m.report_error_field({ field: label, problem });
}
