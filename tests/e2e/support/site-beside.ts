import { serveBuilt, type BuiltSite } from '../../../scripts/serve-built.ts';
import { test } from './site-test.ts';

type StandIn = { readonly close: () => Promise<void> };

/** For the tests of a file: a server of their own, which asks a stand-in for a service outside. */
export function siteBeside<Outside extends StandIn>(
  start: () => Promise<Outside>,
  settings: (outside: Outside) => Readonly<Record<string, string>>,
): { readonly outside: Outside; readonly site: BuiltSite } {
  // Fully parallel, every test would start a server of its own.
  test.describe.configure({ mode: 'default' });
  let begun: { readonly outside: Outside; readonly site: BuiltSite } | null = null;
  test.beforeAll(async () => {
    const outside = await start();
    begun = { outside, site: await serveBuilt({ TRUSTED_PROXY: '1', ...settings(outside) }) };
  });
  test.afterAll(async () => {
    await begun?.site.stop();
    await begun?.outside.close();
  });
  const here = () => {
    if (begun === null) throw new Error('No server before the first test.');
    return begun;
  };
  return {
    get outside() {
      return here().outside;
    },
    get site() {
      return here().site;
    },
  };
}
