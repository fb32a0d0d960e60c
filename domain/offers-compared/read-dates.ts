import { dayAfter, isDay } from '../calendar-days.ts';
import {
  allMatches,
  readingOf,
  sentencesOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-zæøå]{0,7}\.?`;
const YEAR = String.raw`((?:20)?\d{2})`;
const DATE = new RegExp(
  [
    String.raw`\b(\d{4})-(\d{2})-(\d{2})\b`,
    String.raw`\b(\d{1,2})\s?[./-]\s?(\d{1,2})(?:\s?[./-]\s?|\s+(?=20\d{2}))${YEAR}\b`,
    String.raw`\b(\d{1,2})(?:\.|st|nd|rd|th)?(?:\s?-|\s+of)?\s?${MONTH}[\s,'’-]{1,3}(20\d{2}|(?<=['’-])\d{2})\b`,
    String.raw`\b${MONTH}\s?(\d{1,2})(?:\.|st|nd|rd|th)?,?\s+(20\d{2})\b`,
    // Without its year: «gælder til den 15. maj».
    String.raw`\b(\d{1,2})(?:\.|st|nd|rd|th)?\s?(?:of\s)?${MONTH}(?![\wæøå])`,
    String.raw`\b(\d{1,2})/(\d{1,2})(?![\d/.,-])`,
  ].join('|'),
  'gi',
);

const anyOf = (...all: readonly string[]) => all.join('|');
/** How long an offer may be taken. */
const VALID = anyOf(
  'gyldig\\w*',
  'gæld(?:er|ende|t)?',
  'galdt',
  'udløb\\w*',
  'bortfalder',
  'bindende',
  'bundet',
  'vedstå\\w*',
  'står (?:vi )?(?:fast )?ved',
  'holder',
  'svar\\w* (?:senest|inden)',
  'senest',
  'frist',
  'acceptfrist',
  'svarfrist',
  'til og med',
  't\\.o\\.m',
  'frem til',
  'indtil',
  'valid\\w*',
  'expir\\w*',
  'lapses?',
  'runs out',
  'standing(?: by)?',
  'stands?',
  'stand by',
  'holds?',
  'good (?:till?|until|for|through)',
  'closes?',
  'ends',
  'slutter',
  'open (?:till?|until|for)',
  'until',
  'sign (?:\\w+ ){0,3}by',
  'reply by',
  'accept(?:ed)? by',
);
const UNTIL = new RegExp(`(?<![\\wæøå])(?:${VALID})(?![\\wæøå])`, 'gi');
/** When it was written. */
const ISSUED = new RegExp(
  `(?<![\\wæøå])(?:${anyOf(
    '(?:tilbuds|udskrifts|ordre|brev)?dato',
    'date',
    'dated?',
    'dateret',
    'tilbud (?:af|fra|pr\\.?)',
    'tilbuddet er fra',
    'pr\\.',
    'udarbejdet',
    'udstedt',
    'udskrevet',
    'issued',
    'created',
    'oprettet',
    'printed',
    'prepared',
    'sendt',
    'sent',
    'offer of',
    'den',
    'd\\.',
    '(?:gælder|gyldig|valid|dage|days|uger|weeks|måned|month) (?:fra|from)(?: d\\.| den| the)?',
  )})(?![\\wæøå])`,
  'gi',
);
/** Days of other things. */
const OTHER =
  /(?<![\wæøå])(?:levering\w*|monter\w*|montage\w*|installation\w*|opstart|besøg\w*|besigtig\w*|mødet?|delivery|start|visit|betal\w*|forfald\w*|payment|inden|rabat\w*|before)(?![\wæøå])/gi;
/** A letter's head: its place and day, or the day alone; and a day in brackets behind the word «offer». */
const HEAD = /(?:^|[·•|]| {3})[^\p{L}\d·•|]*(?:\p{L}[\p{L} ]{1,30}\p{L}, ?)?$/u;
const HEAD_END = /^[\s.:]*(?:$|[·•|]| {3})/;
const IN_BRACKETS = /(?:tilbud|offer|quote|quotation)[^.:()]{0,30}\($/i;

type Found = {
  readonly field: 'date' | 'validUntil';
  readonly day: string;
  readonly isSaid: boolean;
  readonly line: OfferLine;
  readonly match: RegExpExecArray;
};

/** When an offer was written, and until when it holds: a day that it names, or so many days from its own. */
export function readDates(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines.flatMap(sentencesOf).flatMap(daysIn);
  const readings = (field: Found['field'], isSaid: boolean) =>
    found
      .filter((one) => one.field === field && one.isSaid === isSaid && !one.day.startsWith('-'))
      .map(({ day, line, match }) => readingOf(field, day, line, match));
  const said = readings('date', true);
  const date = unanimous(said.length > 0 ? said : readings('date', false));
  const issued = date[0]?.value;
  const named = found.filter(({ field }) => field === 'validUntil');
  const until = named.flatMap(({ day, line, match }) => {
    const whole = day.startsWith('-') ? nextDay(issued, day) : day;
    return whole === null ? [] : [readingOf('validUntil', whole, line, match)];
  });
  const spans = named.length > 0 || issued === undefined ? [] : lines.flatMap(spansIn(issued));
  return [...date, ...unanimous([...until, ...spans])];
}

/** The days in a line, each with what the words before it say it is. */
function daysIn(line: OfferLine): readonly Found[] {
  let start = 0;
  return allMatches(line.text, DATE).flatMap((match): readonly Found[] => {
    const before = line.text.slice(start, match.index);
    const after = line.text.slice(match.index + match[0].length);
    start = match.index + match[0].length;
    const day = dayOf(match);
    if (day === null) return [];
    const [until, issued, other] = [UNTIL, ISSUED, OTHER].map((words) => lastOf(before, words));
    const found = { day, line, match };
    const isUntil = until! >= 0 && (issued! <= until! || isOnlyArticle(before, issued!));
    if (isUntil && other! <= until!) return [{ ...found, field: 'validUntil', isSaid: true }];
    if (isUntil || other! > issued! || (other! >= 0 && isOnlyArticle(before, issued!))) return [];
    if (issued! >= 0) return [{ ...found, field: 'date', isSaid: true }];
    const isHead = HEAD.test(before) && HEAD_END.test(after);
    return isHead || (IN_BRACKETS.test(before) && after.startsWith(')'))
      ? [{ ...found, field: 'date', isSaid: false }]
      : [];
  });
}

/** «gælder til den 15. maj»: the article says nothing of its own. */
const isOnlyArticle = (text: string, at: number) =>
  /^(?:den|d\.|date)\W*$/i.test(text.slice(at)) &&
  !/(?:from|fra)(?: the)? $/i.test(text.slice(0, at));

const lastOf = (text: string, words: RegExp) => allMatches(text, words).at(-1)?.index ?? -1;

/** ISO; without its year as «-MM-DD»; null: no day of the calendar. */
function dayOf(match: RegExpExecArray): string | null {
  const [, y1, m1, d1, d2, m2, y2, d3, n3, y3, n4, d4, y4, d5, n5, d6, m6] = match;
  const name = n3 ?? n4 ?? n5;
  const month =
    m1 ??
    m2 ??
    m6 ??
    String(MONTHS.findIndex((begin) => name?.toLowerCase().startsWith(begin)) + 1);
  const year = y1 ?? y2 ?? y3 ?? y4;
  const day = d1 ?? d2 ?? d3 ?? d4 ?? d5 ?? d6 ?? '';
  const monthDay = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const iso = `${(year ?? LEAP_YEAR).padStart(4, '20')}${monthDay}`;
  if (!isDay(iso)) return null;
  return year === undefined ? monthDay : iso;
}
const LEAP_YEAR = '2024';

/** The first such day after an offer's own. */
function nextDay(issued: string | undefined, monthDay: string): string | null {
  if (issued === undefined) return null;
  const year = Number(issued.slice(0, 4));
  const day = `${issued.slice(5) <= monthDay.slice(1) ? year : year + 1}${monthDay}`;
  return isDay(day) ? day : null;
}

const IN_WORDS = ['en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti'];
const ENGLISH = 'one two three four five six seven eight nine ten'.split(' ');
const UNITS = [
  [/^(?:dag|day)/i, 1],
  [/^(?:uge|week)/i, 7],
] as const;
/** «gælder i 14 dage», «valid 3 weeks», «bundet af tilbuddet i 1 måned» */
const SPAN = new RegExp(
  String.raw`(?<![\wæøå])(?:${VALID})(?![\wæøå])[^.\d]{0,50}?(?<![\wæøå.,])(\d{1,3}|et|${IN_WORDS.join('|')}|a|${ENGLISH.join('|')})\s?(?:kalender|calendar )?(dage?|days?|uger?|weeks?|måned(?:er)?|months?)(?![\wæøå])`,
  'gi',
);

const spansIn = (issued: string) => (line: OfferLine) =>
  sentencesOf(line).flatMap((sentence) =>
    allMatches(sentence.text, SPAN).flatMap((match) => {
      const count = countOf(match[1] ?? '');
      const day = later(issued, count, match[2] ?? '');
      return [readingOf('validUntil', day, sentence, match)];
    }),
  );

function countOf(written: string): number {
  const word = written.toLowerCase();
  const inWords = Math.max(IN_WORDS.indexOf(word), ENGLISH.indexOf(word));
  return inWords >= 0 ? inWords + 1 : Number(word) || 1;
}

/** The ISO day so many days, weeks or months after another; a month ends on its last day. */
function later(issued: string, count: number, unit: string): string {
  const [year = 0, month = 0, day = 0] = issued.split('-').map(Number);
  const days = UNITS.find(([name]) => name.test(unit))?.[1];
  if (days !== undefined) return dayAfter(issued, count * days);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastOfMonth)));
  return date.toISOString().slice(0, 10);
}
