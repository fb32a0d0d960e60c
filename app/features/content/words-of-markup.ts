const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** What is looked at, not read: drawings, and charts with their tables. */
const DRAWN = /<(figure|svg)\b[\s\S]*?<\/\1>/g;
const BREAK = /<\/?(?:p|h[2-4]|[uo]l|li|t[hdr]|table|div|blockquote|br)\b[^>]*>/g;

// What ends without a full stop: a row or point before the next one, and the last of them. The marks stand for
// the signs until it is seen what comes before them.
const POINT = '\u0001';
const LAST = '\u0002';
const ENDS = new RegExp(
  String.raw`([.?!:;,])?(?<!\s)\s*([${POINT}${LAST}][\s${POINT}${LAST}]*)`,
  'g',
);

/** What a reader sees of a page's markup as React writes it, one line of words. */
export function wordsOfMarkup(html: string): string {
  return (
    html
      .replace(DRAWN, ' ')
      .replace(/([^.?!:])<\/h([2-4])>/g, '$1.</h$2>')
      .replace(/<\/t[hd]>\s*(?=<t[hd]\b)/g, ' · ')
      .replace(/<\/(?:tr|li)>/g, POINT)
      .replace(/<\/(?:table|[uo]l)>/g, LAST)
      .replace(BREAK, ' ')
      .replace(/<[^<>]*>/g, '')
      .replace(ENDS, (_, sign: string | undefined, ends: string) => {
        return `${sign ?? (ends.includes(LAST) ? '.' : ';')} `;
      })
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
      // A figure stays with its unit where the words are shown again.
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim()
  );
}
