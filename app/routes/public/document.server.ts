import { data, type RouterContextProvider } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { documentById } from '../../features/content/documents.server.ts';
import { documentView } from '../../features/content/document-view.server.ts';
import { breadcrumbs, structuredText } from '../../features/seo/structured-data.server.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { siteFacts } from '../../site-facts.server.ts';

/**
 * A text of content/ in the visitor's language by its path, such as `guide`.
 * Its marked places are always seen; how many there are is told only where the company tries the site.
 */
export function documentAt(path: string, url: URL, context: Readonly<RouterContextProvider>) {
  const document = documentById(`${getLocale()}/${path}`);
  // The specification's words for a page that fails its check.
  if (document === undefined) throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
  const isLocal = context.get(requestContext).services.settings.mode === 'local';
  const gaps = isLocal ? document.gaps : 0;
  const crumbs = [
    { name: m.shell_nav_home(), path: links.home() },
    { name: document.frontMatter.title, path: url.pathname },
  ];
  const structured = structuredText(breadcrumbs(siteFacts(context, url).origin, crumbs));
  return { view: documentView(document), gaps, structured };
}
