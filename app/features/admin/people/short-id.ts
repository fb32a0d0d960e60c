const ENDS = 4;

/** "1048…7731": enough to tell two accounts apart. The whole of it stands in the audit log. */
export const shortId = (id: string): string =>
  id.length <= 2 * ENDS + 1 ? id : `${id.slice(0, ENDS)}…${id.slice(-ENDS)}`;
