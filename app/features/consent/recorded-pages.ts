/**
 * Pages that are the same for everybody. All others are personal: they show a house, a request, a
 * report or an account. A new page is not recorded until it is listed here.
 */
const FOR_EVERYBODY = [
  '',
  '/calculator-info',
  '/guide',
  '/about',
  '/article-home',
  '/articles/[\\w-]+',
  '/legal/[\\w-]+',
  '/partners',
  '/testimonials',
  '/landing-page',
];
const RECORDED = new RegExp(`^/(?:da|en)(?:${FOR_EVERYBODY.join('|')})/?$`);

/**
 * Whether session replay may see a page; never one whose address carries something of the visitor's
 * own.
 */
export function isRecorded({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return search === '' && RECORDED.test(pathname);
}
