import { allMatches } from './offer-lines.ts';
import {
  ALREADY,
  CLAUSE,
  COSTS,
  FREE_BEFORE,
  GOES_ON,
  NEEDLESS_AFTER,
  NEEDLESS_BEFORE,
  NO_NEED,
  NOT_AFTER,
  NOT_ALONE,
  NOT_LIST_BEFORE,
  NOT_ONE_BEFORE,
  NOTHING_SAID_AFTER,
  NOTHING_SAID_BEFORE,
  READY_FOR,
  WITH_AFTER,
  WITH_BEFORE,
} from './said-words.ts';

/** What a sentence says of a thing that it names: part of the price, not part of it, or not needed on this roof. */
export type SaidOf = 'with' | 'without' | 'needless' | /** That nobody said anything. */ 'unsaid';

const LETTER = /\p{L}/u;

type Match = { readonly index: number; readonly 0: string };

/**
 * What a sentence says of the things it names: what stands last before one, or first after it, decides, and one that is
 * only named is in the price.
 */
export function saidIn(sentence: string): (thing: Match) => SaidOf {
  // Each pattern once, however many things are named.
  const found = (pattern: RegExp): readonly Match[] => allMatches(sentence, pattern);
  const notList = found(NOT_LIST_BEFORE);
  const notOne = found(NOT_ONE_BEFORE);
  const withBefore = found(WITH_BEFORE);
  const clause = found(CLAUSE);
  const notAfter = found(NOT_AFTER);
  const withAfter = found(WITH_AFTER);
  const readyFor = found(READY_FOR);

  /** Whether a «no» still holds where a thing stands. */
  function isInForce(no: readonly Match[], at: number): boolean {
    const last = no.findLast((match) => endOf(match) <= at);
    if (last === undefined) return false;
    const between = (match: Match) => match.index >= endOf(last) && endOf(match) <= at;
    if (withBefore.some(between) || clause.some(between)) return false;
    // «6 kW inverter, uden batteri, montering, stillads»: one thing of a list is left out.
    const isOfList = LIST_SIGN.test(sentence.slice(0, last.index)) && LEFT_OUT.test(last[0]);
    if (isOfList && sentence.slice(endOf(last), at).includes(',')) return false;
    // «Alt bortset fra stillads: …»: what follows a colon is another matter, unless the «no» stands right before it.
    const colon = sentence.lastIndexOf(':', at);
    return colon < endOf(last) || !LETTER.test(sentence.slice(endOf(last), colon));
  }

  function saidAfter(start: number): SaidOf | null {
    const ready = readyFor.find(({ index }) => index >= start)?.index;
    const clauseEnd = sentence.indexOf(';', start);
    const end = Math.min(
      ready ?? sentence.length,
      clauseEnd < 0 ? sentence.length : clauseEnd,
      start + LONGEST_VERDICT,
    );
    const own = ownPart(sentence.slice(start, end));
    if (NEEDLESS_AFTER.test(own)) return 'needless';
    if (NOT_ALONE.test(own)) return 'without';
    const isOwn = ({ index }: Match) => index >= start && index < start + own.length;
    const not = notAfter.find(isOwn);
    if (not === undefined) return null;
    const yes = withAfter.find(isOwn);
    return yes !== undefined && yes.index < not.index ? 'with' : 'without';
  }

  return (thing) => {
    const isOneDenied = isInForce(notOne, thing.index);
    const before = sentence.slice(Math.max(0, thing.index - LONGEST_NEED), thing.index);
    const after = sentence.slice(endOf(thing), endOf(thing) + LONGEST_NEED);
    if (NEEDLESS_BEFORE.test(before) || (isOneDenied && NO_NEED.test(after))) return 'needless';
    if (ALREADY.test(`${before}${thing[0]}${after}`)) return 'needless';
    if (FREE_BEFORE.test(before)) return 'with';
    if (NOTHING_SAID_AFTER.test(after)) return 'unsaid';
    if (isOneDenied && COSTS.test(thing[0] + after)) return 'with';
    if (isInForce(notList, thing.index)) return 'without';
    const said = saidAfter(endOf(thing));
    if (said !== null) return said;
    if (NOTHING_SAID_BEFORE.test(before)) return 'unsaid';
    return isOneDenied ? 'without' : 'with';
  };
}

/** No words for a need are longer [signs]. */
const LONGEST_NEED = 60;

/** Nor does a list stand further from its verdict [signs]. */
const LONGEST_VERDICT = 240;

const LIST_SIGN = /[,;(+]\s*$/;
const LEFT_OUT = /^(?:uden|without|ingen|intet|no)\b/i;

const endOf = (match: Match) => match.index + match[0].length;

/** «Stillads og kørsel er ikke med»: a list shares its verb, a comma before another sentence ends it. */
function ownPart(after: string): string {
  const comma = after.search(/[,;]|(?<=\S) [-–]\s/);
  if (comma < 0) return after;
  const isList = /^\s*\w*\s*$/.test(after.slice(0, comma)) && after[comma] === ',';
  if (isList || !GOES_ON.test(after.slice(comma, comma + LONGEST_NEED))) {
    return isList ? after : after.slice(0, comma);
  }
  const next = after.slice(comma + 2).search(/[,;]/);
  return next < 0 ? after : after.slice(0, comma + 2 + next);
}
