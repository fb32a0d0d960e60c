/** What a browser may report about the connection (Network Information API); not all do. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

export const connectionHere = () =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Nothing is fetched ahead for a visitor who saves data or whose connection is slow (specification 9). */
export function fetchesAhead(connection: Connection | undefined): boolean {
  const isSlow = /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
  return !isSlow && connection?.saveData !== true;
}
