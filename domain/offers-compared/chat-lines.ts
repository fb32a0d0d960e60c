import { fits, type OfferLine } from './offer-lines.ts';
import { BATTERY_WORD, WORDS } from './thing-words.ts';

// A talk in a chat: each line begins with who says it, and an answer says nothing without its question.

/** When and by whom: «[10.14] Mads fra Vestsol: …», «12.03.25 10.14 - Mads: …» */
const SPEAKER =
  /^\s*(?:\[[\d.:/, -]{4,20}\]\s*|(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}[.:]\d{2}(?: -)? )?(\p{L}[\p{L}. ]{0,30}?)\s?(?:[([]\d{1,2}[.:]\d{2}[)\]])?:\s/u;
/** Fewer lines are no talk, and a list's labels don't come again. */
const LEAST_LINES = 4;

/** The lines of a talk without their speakers, each question that names a thing with its answer in one line. */
export function withAnswers(lines: readonly OfferLine[]): readonly OfferLine[] {
  const speakers = lines.map(({ text }) => SPEAKER.exec(text));
  const times = new Map<string, number>();
  for (const found of speakers) {
    const name = found?.[1]?.toLowerCase() ?? '';
    if (name !== '') times.set(name, (times.get(name) ?? 0) + 1);
  }
  const often = [...times].filter(([, count]) => count > 1);
  const spoken = often.reduce((sum, [, count]) => sum + count, 0);
  if (often.length < 2 || spoken < LEAST_LINES || spoken < lines.length / 2) return lines;
  const bare = lines.map((line, index) => {
    const prefix = speakers[index]?.[0].length ?? 0;
    return { ...line, text: ' '.repeat(prefix) + line.text.slice(prefix) };
  });
  const talk: OfferLine[] = [];
  for (let index = 0; index < bare.length; index += 1) {
    const line = bare[index]!;
    const answer = bare[index + 1];
    const isAnswered = speakers[index]?.[1] !== speakers[index + 1]?.[1];
    const asked =
      isAnswered && answer !== undefined && fits(line, answer) ? questionIn(line.text) : null;
    if (asked === null || answer === undefined) talk.push(withoutQuestions(line));
    else {
      talk.push({ ...line, text: asked.padEnd(answer.at - line.at) + answer.text });
      index += 1;
    }
  }
  return talk;
}

const QUESTION = /[^.?!\n]+\?/g;

/** Somebody who asks says nothing. */
const withoutQuestions = (line: OfferLine): OfferLine => ({
  ...line,
  text: line.text.replace(QUESTION, (all) => ' '.repeat(all.length)),
});

/** The thing that the last words of a line ask for, as a label: all else is blanks; null: it asks for none. */
function questionIn(text: string): string | null {
  const question = /[^.?!]+\?\W*$/.exec(text);
  if (question === null) return null;
  const named = [...Object.values(WORDS), BATTERY_WORD].flatMap((words) => {
    const found = question[0].search(words);
    return found < 0 ? [] : [{ at: question.index + found, words }];
  });
  const [first] = named.toSorted((a, b) => a.at - b.at);
  if (first === undefined) return null;
  const thing = /^[\p{L}-]+/u.exec(text.slice(first.at))?.[0] ?? '';
  return `${' '.repeat(first.at)}${thing}:`;
}
