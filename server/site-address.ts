import type { Settings } from './env.ts';

/** Where the site is reached: for what is read outside it and asked by nobody's browser. */
export function siteAddress({ appUrl, port }: Pick<Settings, 'appUrl' | 'port'>): URL {
  return new URL(appUrl ?? `http://localhost:${port}`);
}
