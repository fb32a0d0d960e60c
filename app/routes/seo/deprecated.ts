import { data, redirect } from 'react-router';
import { links } from '../../links.ts';
import type { Route } from './+types/deprecated';

/** Pages of the former site, and the pages that replaced them. */
const REPLACED_BY: Readonly<Record<string, () => string>> = {
  article: links.articles,
  articleCopy: links.articles,
  blogCopy: links.articles,
  privacy: () => links.legal('privacy-policy'),
  cookiePolicy: () => links.legal('cookie-policy'),
  aboutCopy: links.about,
  guideCopy: links.guide,
  contactCopy: links.contact,
  calculatorInfoCopy: links.calculatorInfo,
  indexCopy: links.home,
  'tooltip-test': links.home,
};

export function loader({ params, url }: Route.LoaderArgs) {
  const name = params.name;
  const page = Object.hasOwn(REPLACED_BY, name) ? REPLACED_BY[name] : undefined;
  if (page === undefined) throw data(`Page not found: ${url.pathname}`, { status: 404 });
  return redirect(page() + url.search, 308);
}

/**
 * Because this route has a page, even an empty one, an unknown name is answered with the site's
 * error page.
 */
export default function Deprecated() {
  return null;
}
