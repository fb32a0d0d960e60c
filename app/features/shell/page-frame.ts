import { localeOfPath } from '../../../words/locale.ts';

// Specification 2, layout: these pages extend up under the header; the others start below it.
const HOME = /^\/?$/;
const START = /^\/calculator\/start$/;
const LONG_TEXT = /^\/(guide|articles\/[^/]+)$/;
/** Their content begins at the window's edge; between them the header stands still. */
const CALCULATOR = /^\/calculator\/(solrig-calculator(\/roof)?|found-roof)$/;
const ANSWER_BAR = /^\/calculator(2|\/solrig-calculator(\/roof)?)$/;
const UNDER_HEADER = [HOME, START, /^\/calculator\/[^/]+-calculator$/];

function withoutLocale(pathname: string): string {
  const rest = localeOfPath(pathname) === null ? pathname : pathname.slice(3);
  return rest.length > 1 ? rest.replace(/\/$/, '') : rest;
}

/** Whether a page leaves 64 px above its content for the fixed header. */
export function keepsHeaderSpace(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return !UNDER_HEADER.some((pattern) => pattern.test(path));
}

/** Whether a page has the whole window, so that the header's ends stand above its own. */
export function isWholeWindow(pathname: string): boolean {
  return CALCULATOR.test(withoutLocale(pathname));
}

/** The admin area has nothing of the public site's frame. */
export function isStaffPage(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(withoutLocale(pathname));
}

/** Which bar a page has at the bottom of a narrow window; the page's end is moved up by as much. */
export function barOf(pathname: string): 'answer' | 'survey' | undefined {
  const path = withoutLocale(pathname);
  if (START.test(path)) return 'survey';
  return ANSWER_BAR.test(path) ? 'answer' : undefined;
}

/** Only the home page is visible through the header until it is scrolled. */
export function hasClearHeader(pathname: string): boolean {
  return HOME.test(withoutLocale(pathname));
}

/**
 * A page that ends in its own house or green area continues into the footer without the row of
 * houses.
 */
export function endsInGround(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return START.test(path) || LONG_TEXT.test(path);
}
