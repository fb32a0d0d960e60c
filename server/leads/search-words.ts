const PHONE = /^\+?[\d\s]{8,}$/;

/** The words of a text in small letters, each once: what a lead is found by, from its beginning on. */
export function searchWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)];
}

/** A number in its normal form as people type it: without the country's. */
export function phoneWord(phone: string | null): string {
  return (phone ?? '').replace(/^\+45/, '').replaceAll(/\D/g, '');
}

/** What was typed into a search, as words that each have to begin one of a lead's. */
export function soughtWords(typed: string): readonly string[] {
  const text = typed.trim();
  if (!PHONE.test(text)) return searchWords([text]).slice(0, MOST_WORDS);
  const digits = text.replaceAll(/\D/g, '');
  return [digits.length === 10 && digits.startsWith('45') ? digits.slice(2) : digits];
}

const MOST_WORDS = 6;
