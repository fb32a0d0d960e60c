/**
 * Net present value of yearly flows; the first is not discounted.
 * @param flowsDkk flow of year 0, 1, 2 … [DKK]
 * @param rate discount rate per year as a share, > −1
 * @returns [DKK]
 * @throws RangeError rate not above −1
 */
export function netPresentValue(flowsDkk: readonly number[], rate: number): number {
  if (!(rate > -1)) throw new RangeError(`discount rate ${rate}`);
  let value = 0;
  // Horner from the last year: no powers, and the small late terms are added first.
  for (let year = flowsDkk.length - 1; year >= 0; year--) {
    value = value / (1 + rate) + flowsDkk[year]!;
  }
  return value;
}
