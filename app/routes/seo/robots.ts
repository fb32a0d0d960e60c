import type { Route } from './+types/robots';
import { siteOrigin } from './sitemap.server.ts';

/** Pages with personal figures say noindex themselves; a crawler must be let in to read that. */
export function loader({ url, context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    `Sitemap: ${siteOrigin(context, url)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
