import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")=?)[^>]*>([\s\S]*?)<\/script>/g;

/** The sources by which a content policy allows exactly the inline scripts of a page. */
export function scriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
