import { allMatches } from './offer-lines.ts';

/** What a sentence says of a thing that it names: part of the price, not part of it, or not needed on this roof. */
export type SaidOf = 'with' | 'without' | 'needless';

/** After a word for «no»: then nothing is left out, nothing is charged for («ingen ekstra udgift til stillads»). */
const NOT_A_NO = String.raw`(?!\s+(?:(?:nogen|yderligere|any|further)\s+)?(?:ekstra|extra|additional|tillæg|merpris|mer(?:om)?kostning|beregning|betaling|omkostning|udgift|charge|cost|fee|gebyr|skjulte|hidden|(?:kun|bare|mindst|only|just|least|længere|andet|mere)(?![\wæøå])))`;
/** Not a verdict on what stands before it, as «er ikke inkluderet, …» or «ikke med i prisen.» are. */
const OPEN = String.raw`(?:\s+(?:i|in)\s+(?:prisen|tilbuddet|dette tilbud|the price|the offer|this offer))?(?!\s*(?:[,;.)/]|$)|\s+(?:i|in)\s)`;
/** Charged for on top, whatever it costs. */
const ON_TOP = String.raw`(?<!(?:intet|ingen|uden|no|without|ikke|any) )(?:(?:pristillæg|tillæg(?:spris)?|merpris|mer(?:om)?kostning|surcharge|supplement|(?:extra|additional) (?:charge|cost|fee)|ekstra ?(?:omkostning|udgift|pris))(?: (?:for|til|på))?|(?:hertil|dertil|derudover|oveni) kommer)`;
/** Leaves out what follows, a whole list of it. */
const NOT_LIST = String.raw`${ON_TOP}|eksklusiv[et]?|ekskl?|excl|excluding|excludes?|excepts?(?: for)?|exclusive of|apart from|other than|bortset fra|undtagen|uden(?! for)${NOT_A_NO}|without${NOT_A_NO}|(?:men|dog) ikke|but not|ikke (?:inkl[a-zæøå]*|med[a-zæøå]*|indregnet|omfattet|indeholdt)${OPEN}|(?:omfatter|dækker|indeholder|inkluderer|rummer|medtager) ikke|ex|undtag\w*|fraregnet|minus|mangler|not (?:included|including|covered)${OPEN}|(?:not|n.t|ikke) (?:come|kommer|leveres) (?:with|med)|(?:skal|hvis|såfremt) der (?:skal )?(?:bruges|opstilles|er behov for|bliver behov for)|(?:do(?:es)? not|doesn.t|don.t) (?:include|cover|contain)|hverken|neither|nor|(?:kunden|du|køber|ejer|bygherre\w*|i|the customer|you)\s+(?:selv\s+)?(?:sørger|står|betaler|bestiller|afholder|leverer|stiller|etablerer|udfører|opsætter|skaffer|lejer|arrange\w*|pays?|provides?)(?:\s+selv)?(?:\s+for)?|(?:skal|må) (?:du|i|kunden|man) (?:også )?selv|you(?:.ll|.d| will| would)? (?:need|have) to (?:\w+ ){0,3}(?=[\w ]{0,30}yoursel)|evt|eventuel\w*|option(?:al|er)?|tilvalg|tilkøb|forberedt (?:til|for)|klar til|ready for|prepared for|mulighed for`;
/** Leaves out what follows, unless that is said to be part of the price. */
const NOT_ONE = String.raw`ingen${NOT_A_NO}|intet${NOT_A_NO}|no(?=\s)(?!\s*\d)${NOT_A_NO}|(?<!følger )(?:ikke|not)(?!\s+(?:med|inkl|inde|omfattet|included|including|part|en del|del af|nødvendig|påkrævet|necessary|needed|required))${NOT_A_NO}|(?:is|are|do|does|was|were)n.t(?!\s+(?:included|part|needed|required|necessary))${NOT_A_NO}`;
const WORD_START = String.raw`(?<![\wæøå])`;
const WORD_END = String.raw`(?![\wæøå])[.:]?`;
const NOT_LIST_BEFORE = new RegExp(`${WORD_START}(?:${NOT_LIST})${WORD_END}`, 'gi');
const NOT_ONE_BEFORE = new RegExp(`${WORD_START}(?:${NOT_ONE})${WORD_END}`, 'gi');
/** Before the thing: what follows is in the price. */
const WITH_BEFORE =
  /(?<!\b(?:ikke|not|uden) |n.t )\b(?:inklusiv[et]?|inkluder\w*|inkl|incl|including|includes?|covers?|omfatter|indeholder|dækker|med(?:følger)?|samt|med i prisen|with|levering)\b(?! ikke)[.:]?/gi;
/** Another clause begins: a «no» before it says nothing of what is in it. */
const CLAUSE =
  /;|\s\/\s|(?<![\p{L}])(?:men|but|however|mens|while)(?![\p{L}])|,\s*(?:vi|i|du|we|you|det|it|alt|everything|prisen|the price)(?![\p{L}])/giu;

/** After the thing: what stands before is not in the price. */
const NOT_AFTER =
  /\b(?:(?:er |is |are )?(?:(?:ikke|not) (?:\w+ )?|(?:is|are)n.t )(?:inkl\w*|med\w*|inde\w*|omfattet|indregnet|included|covered|part|indeholdt|en del|del af)|(?:med|med)?følger (?:\w+ )?ikke(?: med)?|indgår (?:\w+ )?ikke|(?:er |is |are )(?:excluded|undtaget|ekskl\w*)|(?:taget|tages) ud|udelad[te]\w*|udgår|left out|removed|for (?:egen|kundens|ejers) regning|efter regning|betales (?:særskilt|separat|af)|afregnes|faktureres|(?:tilbydes|prissættes|aftales|bestilles|leveres) (?:særskilt|separat|ekstra|senere)|(?:foretages|udføres|varetages|ordnes|klares|afholdes|sørges for|leveres|etableres) (?:af|via) (?:kunden|køber|ejer|dig|jer|bygherre|egen|anden|andre)|tillægges|(?:lægges|lagt|lægge) (?:til|oveni)|kommer (?:oveni|til)|kan (?:til)?købes|kan tilvælges|hvis nødvendigt|(?:efter|ved) behov|if needed|if required|is extra|at extra cost|koster ekstra|mod tillæg|bestilles af|sørger (?:du|kunden)|(?:køber|leverer|bestiller|sørger|skaffer|betaler|står|lejer|ordner|klarer|udfører) (?:du|i|kunden) (?:også )?(?:selv|særskilt|separat)|(?:skal|må) (?:du|i|kunden|man) (?:også )?selv|yoursel(?:f|ves)|leveres af kunden|fra?valgt|(?:is|are|will be) charged|charged separately|by the customer)\b|[:=]\s*(?:(?:nej|no|kunden|køber|bygherren?|ejeren?|jer selv|dig selv|the customer|ingen|none|excluded|ekskl\w*)\b(?! (?:extra|ekstra))|0\b(?!\s*(?:kr|dkk|,-)))/gi;
/** A cell that says no. */
const NOT_ALONE = /^[\s:=|.…–-]*(?:nej|no|kunden|ingen|none|excluded|[✗✘])[\s.|]*$/i;
/** After the thing: what stands before is in the price. */
const WITH_AFTER =
  /\b(?:er|is|are|bliver)\s+(?:(?!ikke|not)\w+\s+){0,2}(?:med|inkl\w*|inde\w*|included|part of|en del|omfattet|indregnet)\b|\b(?:med|med)?følger(?: med)?\b(?! (?:\w+ )?ikke)|(?<!ikke |not )\b(?:inkl\w*|included)\b/gi;
const NEEDLESS_BEFORE =
  /\b(?:(?:ikke|intet|ingen) behov for|behøver (?:ikke|intet)|kræver (?:ikke|intet)|skal (?:der )?ikke (?:bruges|opstilles)|no need (?:for|of))\s+(?:(?:noget|et|en|a|any)\s+)?$/i;
const NEEDLESS_AFTER =
  /\b(?:(?:ikke|not) (?:nødvendig\w*|påkrævet|necessary|needed|required)|(?:kræves|behøves) ikke|unødvendig\w*|overflødig\w*)/i;
/** «Intet stillads nødvendigt» */
const NO_NEED = /^(?:\s+(?:er|is|are))?\s+(?:nødvendig\w*|påkrævet|necessary|needed|required)/i;
/** «Inverteren er klar til batteri (ikke med i prisen)»: what follows is said of the other thing. */
const READY_FOR = /\b(?:klar|forberedt|ready|prepared) (?:til|for)\b/gi;

/** «Ingen kørselsudgifter»: the drive is free. */
const COSTS = /^[\wæøå]*\s?(?:omkostning|udgift|tillæg|gebyr|costs?\b|charges?\b|fees?\b)/i;
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
    // «Alt bortset fra stillads: …»: what follows a colon is another matter, unless the «no» stands right before it.
    const colon = sentence.lastIndexOf(':', at);
    return colon < endOf(last) || !LETTER.test(sentence.slice(endOf(last), colon));
  }

  function saidAfter(start: number): SaidOf | null {
    const ready = readyFor.find(({ index }) => index >= start)?.index;
    const clauseEnd = sentence.indexOf(';', start);
    const end = Math.min(ready ?? sentence.length, clauseEnd < 0 ? sentence.length : clauseEnd);
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
    if (isOneDenied && COSTS.test(thing[0] + after)) return 'with';
    if (isInForce(notList, thing.index)) return 'without';
    return saidAfter(endOf(thing)) ?? (isOneDenied ? 'without' : 'with');
  };
}

/** No words for a need are longer [signs]. */
const LONGEST_NEED = 40;

const endOf = (match: Match) => match.index + match[0].length;

/** «Stillads og kørsel er ikke med»: a list shares its verb, a comma before another sentence ends it. */
function ownPart(after: string): string {
  const comma = after.search(/[,;]/);
  const isList = comma >= 0 && /^\s*\w*\s*$/.test(after.slice(0, comma));
  return comma < 0 || isList ? after : after.slice(0, comma);
}
