/** What the company promises when somebody asks for an offer; pages and mails say the same. */
export const PROMISES = {
  /** First answer, in working days after the request. */
  answerWithinDays: 2,
  /** How long an offer is valid [days]. */
  offerStandsDays: 30,
} as const;
