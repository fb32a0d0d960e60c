import { escapeHtml } from '../html.ts';

// XML 1.0 knows no letters for these, not even by number.
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as it stands between two tags of XML. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_IN_XML, '\ufffd'));
}
