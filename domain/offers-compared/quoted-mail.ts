import { pieceOf, type PlacedLine } from './placed-line.ts';
import { MONEY } from './vat-words.ts';

// A mail that was pasted often holds others: the offer under a question of the home owner's, or an answer over the
// question that it quotes.

/** One mail of several in a text. */
type Message = { readonly depth: number; readonly lines: readonly number[]; readonly text: string };

const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/;
/** Above what is quoted. */
const WROTE = /^\W*(?:Den|On)\b.{5,80}\b(?:skrev|wrote)\b.{0,80}:$/i;
const FROM = /^(?:Fra|From)\s*:/i;
const SENT = /^(?:Sendt|Sent|Dato|Date|Til|To|Emne|Subject)\s*:/i;

/** Asks for an offer, or about one, and makes none. */
const ASKS =
  /hvad (?:koster|ville det koste)|(?<!\p{L})kan (?:i|man|der|vi|du) [^.?\n]{0,60}\?|tak for (?:jeres |dit |det )?tilbud|thanks? (?:you )?for (?:the|your) (?:offer|quot)|what (?:would|does) [^.?\n]{0,40}cost|(?:which|hvilken|hvilket) [^.?\n]{0,40}(?:right|rigtig)|(?:dyrt|billigt|expensive|cheap)/iu;

/**
 * The lines of the mails in a text that offer something, without the marks of quotes. The newest offer counts, and of
 * the older ones those of as many panels: a later mail confirms them, or contradicts them.
 */
export function offeringMessages(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const marks = lines.map(({ text }) => QUOTE_MARKS.exec(text)?.[0] ?? '');
  const depths = marks.map((mark) => mark.split('>').length - 1);
  const bare = lines.map((line, index) => pieceOf(line, marks[index]?.length ?? 0));
  const messages = messagesOf(bare, depths);
  if (messages.length < 2) return bare;
  const [newest, ...older] = messages.filter(isOffer);
  const chosen =
    newest === undefined ? [] : [newest, ...older.filter((one) => isAlike(one, newest))];
  // What the top mail says besides is its writer's word on the offer below; its questions are none.
  const [top] = messages;
  const kept = new Set(chosen.flatMap((message) => message.lines));
  const said =
    top?.lines.filter((line) => newest === undefined || !bare[line]?.text.includes('?')) ?? [];
  // An answer between them that asks nothing, too.
  const answers = messages
    .slice(1, newest === undefined ? 1 : Math.max(1, messages.indexOf(newest)))
    .filter(({ text }) => !text.includes('?') && !ASKS.test(text));
  const between = answers.flatMap((message) => message.lines);
  const all = new Set(top === newest ? kept : [...kept, ...said, ...between]);
  return bare.filter((_, index) => all.has(index));
}

/** The mails in a text, the least quoted first. */
function messagesOf(bare: readonly PlacedLine[], depths: readonly number[]): readonly Message[] {
  const places = new Map<string, number[]>();
  const headings = new Map<number, number>();
  bare.forEach(({ text }, index) => {
    const depth = depths[index] ?? 0;
    const isLast = WROTE.test(text);
    const isHeading =
      isLast ||
      (FROM.test(text) && bare.slice(index, index + 4).some((next) => SENT.test(next.text)));
    if (isHeading) headings.set(depth, (headings.get(depth) ?? 0) + 1);
    const key = `${depth} ${headings.get(depth) ?? 0}`;
    const lines = places.get(key) ?? [];
    lines.push(index);
    places.set(key, lines);
  });
  return [...places]
    .map(([key, lines]) => ({
      depth: Number(key.split(' ')[0]),
      lines,
      text: lines.map((line) => bare[line]?.text ?? '').join('\n'),
    }))
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.depth - b.depth);
}

const isOffer = ({ text }: Message) => text.search(MONEY) >= 0 && !ASKS.test(text);

const PANELS =
  /(?<![\d.,])(\d{1,2})\s*(?:stk\.?|x|×|pcs\.?)?\s*(?:[\p{L}+-]{1,20}\s){0,3}(?:\p{L}{0,9}panel|modul|module|solceller|\d{3}\s*w)/giu;
const panelsOf = ({ text }: Message) => [...text.matchAll(PANELS)].map(([, count]) => count);

/** Whether two mails may be about one system. */
function isAlike(one: Message, other: Message): boolean {
  const [counts, others] = [panelsOf(one), panelsOf(other)];
  return (
    counts.length === 0 || others.length === 0 || counts.some((count) => others.includes(count))
  );
}
