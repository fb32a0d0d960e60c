export type PostcodeRange = { readonly from: string; readonly to: string };

/** Whether a postcode lies in one of the ranges, both ends included; an unknown postcode lies in none. */
export function inPostcodes(postcode: string | null, ranges: readonly PostcodeRange[]): boolean {
  if (postcode === null) return false;
  return ranges.some(({ from, to }) => postcode >= from && postcode <= to);
}
