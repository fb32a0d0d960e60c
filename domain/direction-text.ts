import { parseNumber } from './number-text.ts';

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

/**
 * A direction as typed: a figure with a sign or a side, a wind, or a figure alone, which stays on the side where the
 * direction was.
 * @param wasDeg the direction until now [°], as PVGIS has it: 0 south, −90 east
 * @returns [°], or null for text that is no direction
 */
export function readDirection(text: string, wasDeg: number): number | null {
  const plain = text.toLowerCase().replace(/°|\bgrader\b|\bdegrees\b/g, ' ');
  const figure = plain.replace(/\p{L}/gu, ' ').trim();
  const words = plain
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  if (figure === '' || figure === '-') return windDeg(words.replace(' ', ''));
  const typedDeg = parseNumber(figure);
  if (typedDeg === null || words === '')
    return typedDeg && wasDeg < 0 && /^[\d.,]/.test(figure) ? -typedDeg : typedDeg;
  const side = SIDE.exec(words);
  if (side === null || typedDeg < 0) return null;
  const fromSouthDeg = side[2] === undefined ? typedDeg : 180 - typedDeg;
  return side[1] === undefined ? fromSouthDeg : -fromSouthDeg || 0;
}

function windDeg(word: string): number | null {
  const eighth = WINDS.findIndex((wind) => wind.test(word));
  if (eighth === -1) return null;
  return eighth < 4 ? -45 * eighth || 0 : 360 - 45 * eighth;
}
