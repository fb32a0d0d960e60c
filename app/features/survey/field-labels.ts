import { m } from '../../../messages/compiled/messages.js';

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

/** A field's problem with its name before it: «Hældning: Tallet må højst være 90.» */
export function namedProblem(field: string, problem: string): string {
  const label = LABELS[field]?.();
  if (label === undefined) return problem;
  return label.endsWith('?')
    ? `${label} ${problem}`
    : m.report_error_field({ field: label, problem });
}
