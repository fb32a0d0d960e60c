/** Ours are UUIDs; the former site had its own. An id beginning with s- is the key of a link. */
const REPORT_ID = /^(?!s-)[\w-]{1,80}$/;

/** Whether a text can be the id of a report. Nothing else is looked for. */
export function isReportId(text: string): boolean {
  return REPORT_ID.test(text);
}

/** A report's id for a query: null, which equals nothing, if the text can't be one. */
export function reportIdIn(text: string): string | null {
  return isReportId(text) ? text : null;
}
