/**
 * Text that a spreadsheet may take for a formula, by any sign it reads as = + - or @, including the
 * wide and small forms of East Asian keyboards, and behind invisible spaces.
 */
export const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@⁺⁻⁼₊₋₌−﬩﹢﹣﹦﹫＋－＝＠])/u;
