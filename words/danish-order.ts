const danish = new Intl.Collator('da', { numeric: true });

/**
 * Names in Danish order (DS 377): æ, ø and å last, aa as å, capital and small letters together, numbers by their value.
 * Databases order by their own locale, or by bytes.
 */
export const inDanishOrder = (one: string, other: string): number => danish.compare(one, other);
