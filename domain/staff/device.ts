/** By what somebody tells their own sign-ins apart; null: it is not known. */
export type Device = { readonly browser: string | null; readonly system: string | null };

// Of those that pass for another, the first that matches.
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** @param agent what a browser says of itself; no more of it is kept than these two names */
export function deviceOf(agent: string | undefined): Device {
  const first = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(agent ?? ''))?.[0] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
