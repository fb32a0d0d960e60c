/** Ten random characters of the id in two groups: short enough to read out on the phone. */
export function referenceOf(requestId: string): string {
  const tail = requestId.replaceAll('-', '').slice(-10).toUpperCase();
  return `${tail.slice(0, 5)}-${tail.slice(5)}`;
}
