export type Locale = 'da' | 'en';

/** The language that the caller likes best of those we speak; Danish where none is named. */
export function acceptedLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((entry, order) => {
    const [tag = '', ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, order, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });
  const known = wishes.filter(({ tag, quality }) => /^(da|en)(-|$)/.test(tag) && quality > 0);
  const [best] = known.sort((a, b) => b.quality - a.quality || a.order - b.order);
  return best?.tag.startsWith('en') === true ? 'en' : 'da';
}

/** The language of an answer: the page's own, else the caller's wish. */
export function answerLocale(path: string, acceptLanguage: string | undefined): Locale {
  const [, prefix] = path.split('/', 2);
  return prefix === 'da' || prefix === 'en' ? prefix : acceptedLocale(acceptLanguage);
}
