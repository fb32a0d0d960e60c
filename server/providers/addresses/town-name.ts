import { fold } from './fold.ts';

/**
 * Words that stand for one another in the names of towns, by the shortest: abbreviations as Dansk Sprognævn and the post
 * write them, points of the compass in Danish and English, and parts of the country.
 */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  n: ['nr', 'noerre', 'ndr', 'nordre', 'nord', 'north'],
  s: ['sdr', 'soender', 'soendre', 'syd', 'south'],
  v: ['vr', 'vester', 'vestre', 'vest', 'west', 'w'],
  oe: ['oester', 'oestre', 'oest', 'east'],
  nv: ['nordvest', 'northwest', 'nw'],
  noe: ['nordoest', 'northeast', 'ne'],
  sv: ['sydvest', 'southwest', 'sw'],
  soe: ['sydoest', 'southeast', 'se'],
  c: ['centrum', 'center', 'centre'],
  kgs: ['kongens'],
  st: ['store', 'sankt', 'sct', 'skt', 'station'],
  gl: ['gammel', 'gamle', 'gml'],
  ll: ['lille'],
  str: ['strand'],
  j: ['jylland', 'jyll'],
  f: ['falster'],
  m: ['mors'],
  sj: ['sjaelland', 'sjael'],
};

/** Towns by what they are called abroad, or for short. */
const NAMES: Readonly<Record<string, string>> = {
  koebenhavn:
    'copenhagen|kopenhagen|koepenhamn|koebenhamn|copenhague|copenaghen|kopenhaga|kbh|kbhvn|koebh|cph',
  helsingoer: 'elsinore|elseneur|elsinor',
  aarhus: 'aarhuus',
  aabenraa: 'apenrade',
  toender: 'tondern',
  haderslev: 'hadersleben',
  soenderborg: 'sonderburg|soenderburg',
  ribe: 'ripen',
  skagen: 'skaw',
  odense: 'odensee',
  fredericia: 'friedericia|frederica',
  frederikshavn: 'fredrikshavn|frederikshaven|fr havn|frhavn',
  frederiksberg: 'fredriksberg|fr berg|frb|frberg',
  frederikssund: 'fredrikssund|fr sund|frsund',
  frederiksvaerk: 'fredriksvaerk|fr vaerk',
  nykoebing: 'nyk',
};

const shortestOf = new Map(
  Object.entries(SAME_WORDS).flatMap(([short, words]) =>
    words.map((word) => [word, short] as const),
  ),
);
const danishOf = new Map(
  Object.entries(NAMES).flatMap(([danish, names]) =>
    names.split('|').map((name) => [name, danish] as const),
  ),
);
/** At the beginning, and before a district as in «Copenhagen K». */
const FOREIGN = new RegExp(String.raw`^(?:${[...danishOf.keys()].join('|')})(?= |$)`);
/** «Nørresundby» is also written «Nr. Sundby». */
const IN_ONE_WORD = /\b(noerre|soender|vester|oester)(?=[a-z]{3})/g;

/** The name without what is written in more than one way: abbreviations, points of the compass, names from abroad. */
function common(folded: string): string {
  return folded
    .replace(FOREIGN, (name) => danishOf.get(name) ?? name)
    .replace(IN_ONE_WORD, '$1 ')
    .split(' ')
    .map((word) => shortestOf.get(word) ?? word)
    .join(' ');
}

/** And without what keyboards abroad lack: «Arhus», «Kobenhavn», «Nastved», «Wejle». */
const plain = (name: string) =>
  name.replaceAll(/aa|ae/g, 'a').replaceAll('oe', 'o').replaceAll('w', 'v');

/** A town's name by which it is found: first as written, then the looser ones in turn. */
export function spellingsOf(name: string): readonly string[] {
  const folded = fold(name);
  const shortened = common(folded);
  return [folded, shortened, plain(shortened), plain(common(plain(folded)))];
}
