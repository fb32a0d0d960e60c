/** So much of a quote that it stands in one line over its home. */
const SHORT_QUOTE = 34;

/** The first words of a quote. */
export const shortQuote = (quote: string): string =>
  quote.length > SHORT_QUOTE
    ? `${quote.slice(0, SHORT_QUOTE - 2).replace(/[,;:.]?(?<!\s)\s+\S*$/, '')} …`
    : quote;
