const YEAR = 365;

/** How long we keep what nobody needs any longer [days]. The privacy policies promise it. */
export const KEPT_DAYS = {
  reportWithoutOwner: 90,
  /** After the last contact. */
  lead: 2 * YEAR,
  /** A sent message is with its reader; for a while it helps to know that it was sent. */
  sentMessage: 30,
  /** Staff see what could not be sent. */
  deadMessage: 90,
  /**
   * A late one helps nobody, for example when mail is switched on after months. A request or
   * message to the company, which the staff notice is about, has its own table and stays there.
   */
  waitingMessage: 90,
  /** A form sent again after this counts as new. */
  idempotencyKey: 30,
  /** As long as a lead, for which it may have to be proved. */
  consent: 2 * YEAR,
  /** After it was taken off the pages, for it may have to be proved that it was theirs. Of a draft: since it was saved. */
  testimonial: 2 * YEAR,
  /** What came from the former site under a number that has not signed in since. */
  unclaimedRecord: 2 * YEAR,
  /** A code by SMS, and its message. */
  code: 1,
  sessionUnused: 30,
  session: 90,
  /** Of staff: 12 hours. */
  staffSessionUnused: 0.5,
  staffSession: 7,
  /** Since the last sign-in. */
  knownBrowser: YEAR,
  refusedAdminRequest: 90,
  /** An invited person who did not come is invited again. */
  adminInvitation: 30,
  /**
   * The bookkeeping act's five years, including leap days; the database itself refuses to delete
   * earlier.
   */
  auditEntry: 5 * YEAR + 2,
  /** The same, from the end of the year. */
  contract: 5 * YEAR + 2,
} as const;
