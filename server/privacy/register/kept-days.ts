const YEAR = 365;

/** How long is kept what nobody needs any more [days]. The privacy policies promise it. */
export const KEPT_DAYS = {
  reportWithoutOwner: 90,
  /** After the last contact. */
  lead: 2 * YEAR,
  /** A message that is sent stands with its reader; that it was sent helps for a while to explain. */
  sentMessage: 30,
  /** Staff sees what could not be sent. */
  deadMessage: 90,
  /**
   * Nobody is helped by one that comes later, as when mail is switched on after months. A request or a message to
   * the company, which staff's notice tells of, has a table of its own and stays in it.
   */
  waitingMessage: 90,
  /** A form that is sent again after this is a new one. */
  idempotencyKey: 30,
  /** As long as a lead, which is what it may have to be proved for. */
  consent: 2 * YEAR,
  /** What came from the former site under a number that has not signed in since. */
  unclaimedRecord: 2 * YEAR,
  /** A code by SMS, and its message. */
  code: 1,
  sessionUnused: 30,
  session: 90,
  /** Since the last sign-in. */
  knownBrowser: YEAR,
  refusedAdminRequest: 90,
  /** Whoever was invited and did not come is asked anew. */
  adminInvitation: 30,
  /** The bookkeeping act's five years, with their leap days: before that the database itself refuses. */
  auditEntry: 5 * YEAR + 2,
} as const;
