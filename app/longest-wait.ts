/** How long a form waits: longer than any takes that is answered at all; sent again, each is taken once. */
export const LONGEST_WAIT_MS = 30_000;
