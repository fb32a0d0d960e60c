import { localeOfPath } from '../../../words/locale.ts';

// Specification 2, layout: these pages run up under the header; the others start below it.
const HOME = /^\/?$/;
const START = /^\/calculator\/start$/;
const LONG_TEXT = /^\/(guide|articles\/[^/]+)$/;
const UNDER_HEADER = [HOME, START, /^\/calculator\/[^/]+-calculator$/];

function withoutLocale(pathname: string): string {
  const rest = localeOfPath(pathname) === null ? pathname : pathname.slice(3);
  return rest.length > 1 ? rest.replace(/\/$/, '') : rest;
}

/** Whether a page keeps 64 px free above its content for the fixed header. */
export function keepsHeaderSpace(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return !UNDER_HEADER.some((pattern) => pattern.test(path));
}

/** The admin area: nothing of the public site's frame stands round it. */
export function isStaffPage(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(withoutLocale(pathname));
}

/** Only the home page shows its own ground through the header until it is scrolled. */
export function hasClearHeader(pathname: string): boolean {
  return HOME.test(withoutLocale(pathname));
}

/** A page that ends in a house or a green ground of its own runs into the footer without the row of houses. */
export function endsInGround(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return START.test(path) || LONG_TEXT.test(path);
}
