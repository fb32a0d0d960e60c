/** A form with ten files and all its fields has some thirty. */
const MOST_PARTS = 60;
/** Of one part: its name, and its file's. */
const MOST_HEADER_BYTES = 8 * 1024;
/** A price draft of every company and part has some hundred. */
const MOST_FIELDS = 2000;

const AMPERSAND = '&'.charCodeAt(0);

/**
 * Whether a form has more parts or fields than any of the site's, or longer part headers. Looked at before it is read as
 * a form: readers make an object of each part.
 * @param contentType of the request
 */
export function hasTooManyParts(body: Uint8Array, contentType: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return countUpTo(MOST_FIELDS, (from) => bytes.indexOf(AMPERSAND, from)) === MOST_FIELDS;
  }
  const boundary = boundaryOf(contentType);
  return boundary !== null && arePartsTooMany(bytes, boundary);
}

function arePartsTooMany(bytes: Buffer, boundary: string): boolean {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  let isHeaderLong = false;
  const parts = countUpTo(MOST_PARTS + 2, (from) => {
    const at = bytes.indexOf(delimiter, from);
    if (at === -1) return -1;
    const head = bytes.subarray(at, at + delimiter.length + MOST_HEADER_BYTES);
    // The last delimiter is followed by two dashes, and by no headers.
    const isLast = head.subarray(delimiter.length, delimiter.length + 2).toString() === '--';
    isHeaderLong ||= !isLast && head.length > MOST_HEADER_BYTES && !head.includes('\r\n\r\n');
    return isHeaderLong ? -1 : at;
  });
  return isHeaderLong || parts > MOST_PARTS + 1;
}

function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\b/i.test(contentType)) return null;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/** How often something is found, counted no further than the limit. */
function countUpTo(limit: number, next: (from: number) => number): number {
  let count = 0;
  for (let at = next(0); at !== -1 && count < limit; at = next(at + 1)) count++;
  return count;
}
