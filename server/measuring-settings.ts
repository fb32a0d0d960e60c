import * as z from 'zod/mini';
import type { SiteSettings } from '../domain/site-settings.ts';
import { isSafeBase } from './safe-base.ts';

/** Whom a page may load from and report to, beside its own host. */
export type OutsideHosts = {
  /** Beginnings of addresses; one that is the whole path of a script ends without a slash. */
  readonly scripts: readonly string[];
  /** Whether a script of theirs loads others in its turn. */
  readonly loadsOthers: boolean;
  /** Where measurements go, as calls or as pictures of one pixel. */
  readonly reports: readonly string[];
  /** What may be shown inside a page. */
  readonly frames: readonly string[];
};

export const NO_HOSTS: OutsideHosts = { scripts: [], loadsOthers: false, reports: [], frames: [] };

export type MeasuringSettings = { readonly site: SiteSettings; readonly hosts: OutsideHosts };

const GOOGLE = 'https://www.googletagmanager.com';
const CLARITY = 'https://www.clarity.ms';
const ANALYTICS_CONFIG = 'https://firebase.googleapis.com/v1alpha';

const id = (form: RegExp, example: string) =>
  z.optional(z.string().check(z.regex(form, { error: `must be an id such as ${example}` })));

const base = (example: string) =>
  z.optional(
    z.string().check(
      z.refine<string>(isSafeBase, {
        error: `must be an https address without a question, such as ${example}`,
      }),
    ),
  );

/** All unset: nobody is measured, whatever they agree to. */
export const measuringVariables = {
  GTM_ID: id(/^GTM-[A-Z0-9]+$/, 'GTM-AB12CD3'),
  GTM_URL: base(GOOGLE),
  CLARITY_ID: id(/^[a-z0-9]+$/, 'ab12cd34ef'),
  CLARITY_URL: base(CLARITY),
  ANALYTICS_APP_ID: id(/^[\w:.-]+$/, '1:1234567890:web:ab12cd34'),
  ANALYTICS_API_KEY: id(/^[\w-]+$/, 'the key of the web app'),
  ANALYTICS_CONFIG_URL: base(ANALYTICS_CONFIG),
  MEASUREMENT_ID: id(/^G-[A-Z0-9]+$/, 'G-AB12CD34EF'),
};
type Given = { readonly [Name in keyof typeof measuringVariables]?: string | undefined };

export function contradictionsInMeasuring(given: Given): readonly string[] {
  const needs = (name: keyof Given, other: keyof Given) =>
    given[name] !== undefined && given[other] === undefined
      ? [`${name} is set without ${other}; set both or none.`]
      : [];
  const isGoogleAsked = [given.GTM_ID, given.ANALYTICS_APP_ID, given.MEASUREMENT_ID].some(
    (value) => value !== undefined,
  );
  return [
    ...needs('ANALYTICS_APP_ID', 'ANALYTICS_API_KEY'),
    ...needs('ANALYTICS_API_KEY', 'ANALYTICS_APP_ID'),
    ...needs('ANALYTICS_CONFIG_URL', 'ANALYTICS_APP_ID'),
    ...needs('CLARITY_URL', 'CLARITY_ID'),
    ...(given.GTM_URL !== undefined && !isGoogleAsked ? needs('GTM_URL', 'GTM_ID') : []),
  ];
}

export function measuringSettingsFrom(given: Given): MeasuringSettings {
  const { GTM_ID, CLARITY_ID, ANALYTICS_APP_ID, ANALYTICS_API_KEY, MEASUREMENT_ID } = given;
  const google = withoutSlash(given.GTM_URL ?? GOOGLE);
  const clarity = withoutSlash(given.CLARITY_URL ?? CLARITY);
  const config = withoutSlash(given.ANALYTICS_CONFIG_URL ?? ANALYTICS_CONFIG);
  const analytics =
    ANALYTICS_APP_ID === undefined || ANALYTICS_API_KEY === undefined
      ? null
      : {
          url: `${config}/projects/-/apps/${ANALYTICS_APP_ID}/webConfig`,
          apiKey: ANALYTICS_API_KEY,
        };
  const isMeasured = analytics !== null || MEASUREMENT_ID !== undefined;
  const hosts = [
    GTM_ID !== undefined || isMeasured ? hostsOf(google, GOOGLE, GOOGLE_HOSTS) : NO_HOSTS,
    CLARITY_ID === undefined ? NO_HOSTS : hostsOf(clarity, CLARITY, CLARITY_HOSTS),
    analytics === null ? NO_HOSTS : { ...NO_HOSTS, reports: [new URL(config).origin] },
  ];
  return {
    site: {
      tagManager: GTM_ID === undefined ? null : { url: `${google}/gtm.js?id=${GTM_ID}` },
      clarity: CLARITY_ID === undefined ? null : { url: `${clarity}/tag/${CLARITY_ID}` },
      analytics,
      measurementId: MEASUREMENT_ID ?? null,
      measurementScript: isMeasured ? `${google}/gtag/js` : null,
    },
    hosts: {
      scripts: [...new Set(hosts.flatMap(({ scripts }) => scripts))],
      loadsOthers: hosts.some(({ loadsOthers }) => loadsOthers),
      reports: [...new Set(hosts.flatMap(({ reports }) => reports))],
      frames: [],
    },
  };
}

// What the tag manager and its measurements need, as Google's guide to content security policies is known; never
// tried with Google. Tags of other companies, which somebody hangs into the container, have no
// place in either list; where a browser knows Trusted Types, the page's own rule holds them to it.
const GOOGLE_HOSTS: OutsideHosts = {
  ...NO_HOSTS,
  scripts: [`${GOOGLE}/gtm.js`, `${GOOGLE}/gtag/js`],
  loadsOthers: true,
  reports: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const CLARITY_HOSTS: OutsideHosts = {
  ...NO_HOSTS,
  // The tag, and what it loads: by its versions.
  scripts: [`${CLARITY}/tag/`, `${CLARITY}/s/`, 'https://scripts.clarity.ms/'],
  loadsOthers: true,
  reports: ['https://*.clarity.ms', 'https://c.bing.com'],
};

/** Under a host of one's own, or a test's, the same paths; and all of it for reports. */
function hostsOf(used: string, makers: string, theirs: OutsideHosts): OutsideHosts {
  if (used === makers) return theirs;
  const scripts = theirs.scripts
    .filter((script) => script.startsWith(makers))
    .map((script) => used + script.slice(makers.length));
  return { ...theirs, scripts, reports: [new URL(used).origin] };
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '');
}
