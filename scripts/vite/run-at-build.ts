import { pathToFileURL } from 'node:url';
import {
  createServerModuleRunner,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
} from 'vite';

const RUN = /\.build\.ts$/;
/** Asks for the module itself, in order to run it. */
const ITSELF = '?run';

/**
 * The build runs a module named `*.build.ts` and replaces it with its default export: an article's
 * figures come from the engine without sending the engine to the reader.
 */
export function runAtBuild(): Plugin {
  let ssr: DevEnvironment | undefined;
  let runner: ReturnType<typeof createServerModuleRunner> | null = null;

  async function run(id: string): Promise<{ readonly default: unknown }> {
    // In development its imports change too; Node would keep the first version.
    if (runner !== null) return runner.import(id + ITSELF);
    return import(pathToFileURL(id).href) as Promise<{ readonly default: unknown }>;
  }

  return {
    name: 'run-at-build',
    enforce: 'pre',
    configureServer({ environments }) {
      ssr = environments.ssr;
      if (ssr !== undefined) runner = createServerModuleRunner(ssr, { hmr: false });
    },
    async load(id) {
      if (!RUN.test(id)) return null;
      const { default: value } = await run(id);
      return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: 'js' };
    },
    hotUpdate({ modules, file }) {
      if (ssr === undefined) return undefined;
      const changed = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])];
      const made = idsAbove(changed).filter((id) => id.endsWith(ITSELF));
      const { moduleGraph } = this.environment;
      const figures = made.flatMap(
        (id) => moduleGraph.getModuleById(id.slice(0, -ITSELF.length)) ?? [],
      );
      return [...new Set([...modules, ...figures])];
    },
  };
}

/** Ids of the modules and of everything that imports them. */
function idsAbove(modules: readonly EnvironmentModuleNode[]): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    module.importers.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].flatMap(({ id }) => id ?? []);
}
