import {
  parseNumber,
  type NumberField,
  type NumberLanguage,
  type ParsedNumber,
} from './number-text.ts';
import { withoutUnseen } from './plain-text.ts';

// Danish and English as they are typed, on either language's page: "20 øst", "20° v", "20 east of north", "SV".
const SIDE = /^(?:(ø|øst|e|east)|v|vest|w|west)(?: (?:for|of) (?:syd|south|(nord|north)))?$/;
/** By way of the east from the south, each an eighth of a turn further, as in the wind rose. */
const WINDS: readonly RegExp[] = [
  /^(s|syd|south)$/,
  /^(sø|sydøst|se|southeast)$/,
  /^(ø|øst|e|east)$/,
  /^(nø|nordøst|ne|northeast)$/,
  /^(n|nord|north)$/,
  /^(nv|nordvest|nw|northwest)$/,
  /^(v|vest|w|west)$/,
  /^(sv|sydvest|sw|southwest)$/,
];

/** No direction takes more signs. */
const LONGEST = 60;
/** As the calculator's own field; apart from its table, which the home page does not load. */
export const DEGREES: NumberField = { unit: '°', decimals: 1, limits: [-180, 180] };

/**
 * A direction as typed: a figure with a sign or a side, a wind, or a figure alone, which stays on the side where the
 * direction was.
 * @param wasDeg the direction until now [°], as PVGIS has it: 0 south, −90 east
 * @returns [°]
 */
export function readDirection(
  text: string,
  wasDeg: number,
  language: NumberLanguage,
  takes: NumberField = DEGREES,
): ParsedNumber {
  const read = parseNumber(text, takes, language);
  const plain = withoutUnseen(text).toLowerCase();
  if (plain.length > LONGEST) return read;
  if (read.ok) {
    const isBare = read.value > 0 && /^\s*[\d.,]/.test(plain);
    return isBare && wasDeg < 0 ? { ok: true, value: -read.value } : read;
  }
  const words = plain
    .replace(/°|\bgrader\b|\bdegrees\b/g, ' ')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  const figure = plain.replace(/\bgrader\b|\bdegrees\b|\p{L}/gu, ' ').trim();
  const deg = figure === '' || figure === '-' ? windDeg(words.replace(' ', '')) : null;
  if (deg !== null) return { ok: true, value: deg };
  const side = SIDE.exec(words);
  const typed = parseNumber(figure, takes, language);
  if (side === null || !typed.ok || typed.value < 0) return read;
  const fromSouthDeg = side[2] === undefined ? typed.value : 180 - typed.value;
  return { ok: true, value: side[1] === undefined ? fromSouthDeg : -fromSouthDeg || 0 };
}

function windDeg(word: string): number | null {
  const eighth = WINDS.findIndex((wind) => wind.test(word));
  if (eighth === -1) return null;
  return eighth < 4 ? -45 * eighth || 0 : 360 - 45 * eighth;
}
