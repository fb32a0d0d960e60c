import type { PageHandler } from '../page-build.ts';
import type { Assets } from './assets.ts';

/** Larger ones are fetched: the text of the page must not wait for them. */
const LARGEST_BYTES = 8_192;
/** Of those that are not in the first view: browsers fetch them early all the same. */
const LARGEST_LATER_BYTES = 2_048;

const PRELOAD =
  /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="image")[^>]*\bhref="([^"]+)"[^>]*\/>/g;
const PICTURE = /<(img|image)\b([^>]*?)\b(src|href)="(\/[^"]+\.svg)"([^>]*)>/g;

/**
 * Sends a page's small drawings with the page. Each would be a request of its own, for less than the request
 * weighs.
 */
export function withPictures(render: PageHandler, assets: Assets): PageHandler {
  const pictures = new Map(
    [...assets]
      .filter(([path, { plain }]) => path.endsWith('.svg') && plain.length <= LARGEST_BYTES)
      .map(([path, { plain }]) => [
        path,
        { bytes: plain.length, uri: dataUri(plain.toString('utf8')) },
      ]),
  );
  return async (request, context) => {
    const answer = await render(request, context);
    if (answer.headers.get('Content-Type')?.startsWith('text/html') !== true) return answer;
    const html = (await answer.text())
      .replace(PRELOAD, (link, path: string) => (pictures.has(path) ? '' : link))
      .replace(
        PICTURE,
        (tag, name: string, before: string, source: string, path: string, after) => {
          const picture = pictures.get(path);
          if (picture === undefined) return tag;
          const isLater = /\bloading="lazy"/.test(tag);
          if (isLater && picture.bytes > LARGEST_LATER_BYTES) return tag;
          return `<${name}${before}${source}="${picture.uri}"${after}>`;
        },
      );
    return new Response(html, { status: answer.status, headers: answer.headers });
  };
}

/** Only what a quoted attribute and an address can't hold is written otherwise: the rest packs better as it is. */
function dataUri(svg: string): string {
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&\r\n]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${text}`;
}
