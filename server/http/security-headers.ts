import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { holdsKey } from '../../domain/key-address.ts';
import { isSharedReport } from '../../domain/report/share-link.ts';
import type { OutsideHosts } from '../measuring-settings.ts';
import type { AppEnvironment } from './environment.ts';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * For every answer to a shared report's address, whether the page, its data, its PDF or a 404:
 * nobody stores the answer, and no search engine shows it.
 */
const HEADERS_OF_SHARED = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
] as const;

/**
 * @param inline the inline scripts and styles that may run: by nonce, or by their hashes
 * @param outside what the site is set up to measure with
 */
function contentPolicy(inline: string, outside: OutsideHosts): string {
  const allowed = (...hosts: readonly string[]) => hosts.join(' ');
  // Where tags load further scripts, no host list is used: what the page itself started may load,
  // and injected scripts may not, not even from those hosts. A browser that does not support this
  // falls back to the list.
  const others = outside.loadsOthers ? ["'strict-dynamic'", ...outside.scripts] : outside.scripts;
  return [
    `default-src 'none'`,
    `script-src ${allowed(`'self'`, inline, ...others)}`,
    `style-src 'self' ${inline}`,
    // Bars and charts set widths on their elements; a style attribute can't load or run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${allowed(`'self'`, 'data:', ...outside.reports)}`,
    `font-src 'self'`,
    `connect-src ${allowed(`'self'`, ...outside.reports)}`,
    ...(outside.frames.length > 0 ? [`frame-src ${allowed(...outside.frames)}`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // No text becomes markup or a script's address unless the page's own rule let it through
    // (app/trusted-types.server.ts). Third-party scripts bring their own rules.
    `require-trusted-types-for 'script'`,
    `trusted-types ${outside.scripts.length > 0 ? '*' : 'default'}`,
  ].join('; ');
}

/** For windows opened to Google and back: the opener must stay known. */
const OPENS_GOOGLE = /^\/(?:(?:da|en)\/admin\/login|auth\/google|dev\/google)(?:\/|$)/;

/** Headers common to all answers, plus the policy of an answer that shows and runs nothing. */
export function bareHeaders(deployed: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(deployed && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Headers of a page made once, whose inline scripts are known by their hashes. */
export function headersOfPage(
  deployed: boolean,
  hashes: readonly string[],
  outside: OutsideHosts,
): Readonly<Record<string, string>> {
  return {
    ...bareHeaders(deployed),
    // By host list only: Chromium extends a page's trust to its imported modules by nonce, not by
    // hash. Such a page contains nothing from a visitor, so nobody can have injected a script.
    'Content-Security-Policy': contentPolicy(hashes.join(' '), { ...outside, loadsOthers: false }),
  };
}

/** Headers of every other answer, errors and files too. */
export function securityHeaders(
  deployed: boolean,
  outside: OutsideHosts,
): MiddlewareHandler<AppEnvironment> {
  const fixed = Object.entries(bareHeaders(deployed));
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    for (const [name, value] of fixed) headers.set(name, value);
    if (OPENS_GOOGLE.test(context.req.path)) {
      headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    }
    // Of whatever kind, page, data, file or 404: no page reached from there learns the address.
    if (holdsKey(new URL(context.req.url))) headers.set('Referrer-Policy', 'no-referrer');
    if (isSharedReport(context.req.path)) {
      for (const [name, value] of HEADERS_OF_SHARED) headers.set(name, value);
    }
    headers.set('Content-Security-Policy', contentPolicy(`'nonce-${nonce}'`, outside));
  };
}
