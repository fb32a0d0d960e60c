import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const RUN = /\.build\.ts$/;

/**
 * A module named `*.build.ts` is run by the build, and what it exports as default takes its place: the
 * figures of an article come from the engine without the engine coming along to the reader.
 */
export function runAtBuild(): Plugin {
  return {
    name: 'run-at-build',
    enforce: 'pre',
    async load(id) {
      if (!RUN.test(id)) return null;
      const { default: value } = (await import(pathToFileURL(id).href)) as { default: unknown };
      return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
  };
}
