import { pathToFileURL } from 'node:url';
import {
  createServerModuleRunner,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
} from 'vite';

const RUN = /\.build\.ts$/;
/** Asks for the module itself, to run it. */
const ITSELF = '?run';

/**
 * A module named `*.build.ts` is run by the build, and what it exports as default takes its place: the
 * figures of an article come from the engine without the engine coming along to the reader.
 */
export function runAtBuild(): Plugin {
  let ssr: DevEnvironment | undefined;
  let runner: ReturnType<typeof createServerModuleRunner> | null = null;

  async function run(id: string): Promise<{ readonly default: unknown }> {
    // While it is worked on, what it imports changes too; Node would keep the first.
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
