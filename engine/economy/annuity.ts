/**
 * Payment of an annuity loan per period: principal · r / (1 − (1 + r)^−n).
 * @param principalDkk borrowed amount [DKK], ≥ 0
 * @param ratePerPeriod interest per period as a share, > −1
 * @param periods number of payments, whole, ≥ 1
 * @returns [DKK per period]
 * @throws RangeError a value outside the above
 */
export function annuityPayment(
  principalDkk: number,
  ratePerPeriod: number,
  periods: number,
): number {
  if (!(principalDkk >= 0 && principalDkk < Infinity)) {
    throw new RangeError(`principal ${principalDkk}`);
  }
  if (!Number.isInteger(periods) || periods < 1) throw new RangeError(`${periods} payments`);
  if (!(ratePerPeriod > -1 && ratePerPeriod < Infinity))
    throw new RangeError(`rate ${ratePerPeriod}`);
  // expm1 and log1p keep tiny rates exact, where 1 − (1 + r)^−n would lose every digit.
  const paidShare = -Math.expm1(-periods * Math.log1p(ratePerPeriod));
  return ratePerPeriod === 0 ? principalDkk / periods : (principalDkk * ratePerPeriod) / paidShare;
}

/**
 * What is still owed after a number of payments.
 * @param principalDkk borrowed amount [DKK]
 * @param ratePerPeriod interest per period as a share
 * @param periods number of payments in all
 * @param paid payments made; from `periods` on nothing is owed
 * @returns [DKK]
 */
export function remainingDebt(
  principalDkk: number,
  ratePerPeriod: number,
  periods: number,
  paid: number,
): number {
  if (paid >= periods) return 0;
  const payment = annuityPayment(principalDkk, ratePerPeriod, periods);
  if (ratePerPeriod === 0) return principalDkk - payment * paid;
  const grown = Math.expm1(paid * Math.log1p(ratePerPeriod));
  return principalDkk * (1 + grown) - (payment * grown) / ratePerPeriod;
}
