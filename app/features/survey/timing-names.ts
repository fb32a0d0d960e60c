import { m } from '../../../messages/compiled/messages.js';
import type { INSTALLATION_TIMINGS } from '../../../domain/survey/answers.ts';

export const TIMING_NAMES: Readonly<Record<(typeof INSTALLATION_TIMINGS)[number], () => string>> = {
  soon: m.survey_timing_soon,
  'half-year': m.survey_timing_half_year,
  'one-year': m.survey_timing_one_year,
  later: m.survey_timing_later,
  undecided: m.survey_not_yet,
};
