import { allMatches, type OfferLine } from './offer-lines.ts';

/** A guarantee whose years stand apart from what they are given on. */
export type ColumnYears = {
  readonly name: string;
  readonly years: string;
  readonly line: OfferLine;
  readonly match: RegExpExecArray;
};

/** «12 / 5 / 2 years (panels / inverters / work)», «paneler/inverter/arbejde: 25/10/5 år» */
const SLASHED_YEARS =
  /(?<![\d/.-])(\d{1,2})\s?(?:(?:år|years?|yrs?)\s?)?\/\s?(\d{1,2})(?:\s?(?:(?:år|years?|yrs?)\s?)?\/\s?(\d{1,2}))?\s?(?:(?:års?|years?|yrs?|y)(?![\wæøå])|(?=(?:på|on|for)\s\p{L}))/iu;
const SLASHED_NAMES =
  /(\p{L}[\p{L} ]{2,30})\/\s?(\p{L}[\p{L} ]{2,30})(?:\/\s?(\p{L}[\p{L} ]{2,30}))?/u;
const YEARS_CELL = /(?<=^|\s)(\d{1,2})\s?(?:år|years?|yrs?)(?=\s|$)/gi;
const IN_THIS_ORDER = /(?<![\wæøå])(?:hhv\.?|henholdsvis|respectively)(?![\wæøå])/i;
const ORDERED_YEARS =
  /(?<![\d.,])(\d{1,2})(?=\s?(?:års?|years?|yrs?)?(?:,|\s(?:og|and|på|on)|\s*$))/gi;
const CELL_GAP = / {3,}|\|/;

/** The years of a line that lists names and years one after the other, or of a row under its names. */
export function yearsInColumns(
  line: OfferLine,
  above: OfferLine | undefined,
): readonly ColumnYears[] {
  const years = line.text.includes('/') ? SLASHED_YEARS.exec(line.text) : null;
  const names = years && SLASHED_NAMES.exec(line.text.replace(SLASHED_YEARS, ' '));
  if (years !== null && names !== null) {
    const of = [years, names].map((match) => match.slice(1).filter((part) => part !== undefined));
    const [numbers = [], named = []] = of;
    return numbers.length === named.length
      ? numbers.map((number, at) => ({ name: named[at] ?? '', years: number, line, match: years }))
      : [];
  }
  const [told, order] = line.text.split(IN_THIS_ORDER);
  if (told !== undefined && order !== undefined) return yearsInOrder(line, told, order);
  return above === undefined ? [] : yearsUnder(above, line);
}

/** «30 år, 12 år og 5 år på hhv. paneler, inverter og arbejde» */
function yearsInOrder(line: OfferLine, told: string, order: string): readonly ColumnYears[] {
  const numbers = allMatches(told, ORDERED_YEARS);
  const names = order.split(/,\s|\s(?:og|and|samt)\s/).filter((name) => name.trim() !== '');
  return numbers.length === names.length
    ? numbers.map((match, at) => ({ name: names[at] ?? '', years: match[1] ?? '', line, match }))
    : [];
}

/** «Paneler | Inverter | Arbejde» over «25 år | 10 år | 5 år» */
function yearsUnder(above: OfferLine, line: OfferLine): readonly ColumnYears[] {
  if (/\d/.test(above.text)) return [];
  const names = above.text.split(CELL_GAP).filter((cell) => cell.trim() !== '');
  const cells = allMatches(line.text, YEARS_CELL);
  // The names' own row may begin with what they are: «Garanti».
  const first = names.length - cells.length;
  if (cells.length < 2 || first < 0 || first > 1) return [];
  return cells.map((match, at) => ({
    name: names[first + at] ?? '',
    years: match[1] ?? '',
    line,
    match,
  }));
}
