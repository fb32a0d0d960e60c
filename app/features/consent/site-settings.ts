import type { SiteSettings } from '../../../domain/site-settings.ts';

let known: Promise<SiteSettings> | undefined;

async function fetchSettings(): Promise<SiteSettings> {
  const answer = await fetch('/api/v1/site-settings');
  if (!answer.ok) throw new Error(`site settings: ${answer.status}`);
  return (await answer.json()) as SiteSettings;
}

/**
 * Requested once a visitor has agreed, because a page from memory is the same whatever the site's
 * settings.
 */
export function siteSettings(): Promise<SiteSettings> {
  known ??= fetchSettings().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
