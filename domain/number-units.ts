/** Spellings of one unit, as they are compared: small letters without full stops. The peak of a module is its watts. */
const SPELLINGS =
  'kr dkk kroner krone|øre ore|kwh kilowatttimer kilowatttime|kw kwp kilowatt|w wp watt|m mtr meter metre meters metres|' +
  'm2 kvm kvadratmeter sqm|km kilometer kilometre kilometers kilometres|% pct procent percent|° grad grader deg degree degrees|' +
  'år året yr yrs year years|md mdr måned måneden måneder month months mo|stk styk stykker pcs pc piece pieces panel paneler panels|' +
  'personer person pers people persons';

const FIRST = new Map(
  SPELLINGS.split('|').flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0]!]);
  }),
);

/** Between a unit and its period: «kr./md.», «kr. pr. måned», «DKK per month», «% om året», «% a year». */
const PER = /\/|\s(?:pr|per|om|a)[\s.]/;

function partsOf(unit: string): readonly string[] {
  const plain = unit.normalize('NFKC').toLowerCase();
  return plain.split(PER).map((part) => {
    const word = part.replace(/[\s.]/g, '');
    return FIRST.get(word) ?? word;
  });
}

/** Whether a written unit is a field's own; its period may be left out, and no other may be added. */
export function isUnitOf(field: string, written: string): boolean {
  const own = partsOf(field);
  const parts = partsOf(written);
  return parts.length <= own.length && parts.every((part, index) => part === own[index]);
}
