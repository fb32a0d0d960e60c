/**
 * What the firm itself guarantees: the work [years]. An example until there is a company behind the site; installers
 * commonly give 2 to 5.
 */
export const WORK_GUARANTEE = { years: 5, isExample: true } as const;

/** What the company promises when somebody asks for an offer; pages and mails say the same. */
export const PROMISES = {
  /** First answer, in working days after the request. */
  answerWithinDays: 2,
  /** How long an offer is valid [days]. */
  offerStandsDays: 30,
} as const;
