import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")=?)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The sources with which a content policy allows exactly the inline scripts and styles of a page.
 */
export function inlineHashes(html: string): readonly string[] {
  const texts = [...html.matchAll(INLINE_SCRIPT), ...html.matchAll(INLINE_STYLE)];
  return [...new Set(texts.map(([, text = '']) => text))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
