/**
 * Text that a spreadsheet may take for a formula, by any sign that it reads as = + - or @: the wide and small ones of
 * East Asian keyboards too, and behind spaces that can't be seen.
 */
export const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@⁺⁻⁼₊₋₌−﬩﹢﹣﹦﹫＋－＝＠])/u;
