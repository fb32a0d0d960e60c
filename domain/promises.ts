/** What the company promises when someone asks for an offer; pages and mails say the same. */
export const PROMISES = {
  /** First answer, working days after the request. */
  answerWithinDays: 2,
  /** How long a given offer stands [days]. */
  offerStandsDays: 30,
} as const;
