import { sentencesOf, type OfferLine } from './offer-lines.ts';

/** Somebody who has a system of his own, or was offered one. */
const OTHERS =
  /(?<![\wæøå])(?:naboe?n?s?|genboe?n?|svoger|kollega|bekendt|neighbou?rs?|friend|colleague|brother|sister|bror)\s(?:[\wæøå]+\s){0,2}?(?:har|havde|fik|betalte|gav|købte|has|had|got|paid|bought)(?![\wæøå])/i;
/** The next sentence goes on about that person. */
const GOES_ON =
  /^\s*(?:han|hun|de|he|she|they|det)\s+(?:gav|betalte|fik|har|kostede|paid|got|has|had)(?![\wæøå])/i;

/** The lines with blanks where they tell of somebody else's system: «Naboen gav 87.000 for 14 paneler». */
export function withoutOthers(lines: readonly OfferLine[]): readonly OfferLine[] {
  let isOfOther = false;
  return lines.map((line) => {
    if (!isOfOther && !OTHERS.test(line.text)) return line;
    let { text } = line;
    for (const sentence of sentencesOf(line)) {
      isOfOther = OTHERS.test(sentence.text) || (isOfOther && GOES_ON.test(sentence.text));
      if (!isOfOther) continue;
      const start = sentence.at - line.at;
      const end = start + sentence.text.length;
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
    return { ...line, text };
  });
}
