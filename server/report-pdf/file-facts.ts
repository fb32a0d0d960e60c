// XML 1.0 knows no letters for these, not even by number.
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const LOOKS_LIKE: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' };

/**
 * A fact about the file, such as its title. The library writes it twice, once into XML as it is: signs that would end
 * the text there are replaced by ones that look like them.
 */
export function fileFact(text: string): string {
  return text
    .replace(NOT_IN_XML, '\ufffd')
    .replaceAll(/[&<>]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
}
