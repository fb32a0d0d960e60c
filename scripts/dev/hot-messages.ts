import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import { compileArea } from '../compile-messages.ts';

const root = join(import.meta.dirname, '..', '..');
const MESSAGES = join(root, 'messages');
const COMPILED = join(MESSAGES, 'compiled', 'messages');
const INDEX = join(COMPILED, '_index.js');
const WORKROOM = join(root, 'node_modules', '.cache', 'solrig-dev', 'messages');

const IMPORTS = /^import .*$/gm;
const EXPORTED = /^export const (\w+) = /m;

/** Sent to open pages with the address of a module that inserts the new texts. */
const TEXTS_CHANGED = 'solrig:texts-changed';

/**
 * The compiled messages are a module each. A build splits these up, but in development a page would
 * request all of them one by one, so here they are one module. When a text changes, only its area
 * is compiled, and the new text replaces the old one inside the same function, on the server as in
 * the browser: nothing else has to be loaded or evaluated again.
 */
export function hotMessages(onChange: () => void): Plugin {
  /** The compiled code of each message by its name. */
  const codes = new Map<string, string>();
  let changed: ReadonlyMap<string, string> = new Map();
  let compiling = Promise.resolve();

  async function compileAgain(file: string, server: ViteDevServer): Promise<void> {
    const area = basename(file, '.json');
    const folder = join(WORKROOM, area);
    await rm(folder, { recursive: true, force: true });
    await compileArea(area, folder);
    const compiled = await codesIn(join(folder, 'compiled', 'messages'));
    changed = new Map([...compiled].filter(([name, code]) => codes.get(name) !== code));
    const written = await writtenNames();
    const gone = [...codes.keys()].filter((name) => !written.has(name));
    const isOtherSet = gone.length > 0 || [...changed.keys()].some((name) => !codes.has(name));
    for (const name of gone) codes.delete(name);
    for (const [name, code] of changed) {
      codes.set(name, code);
      await writeFile(join(COMPILED, `${name}.js`), code);
    }
    const lines = [...codes.keys()].map((name) => `export * from './${name}.js'\n`);
    await writeFile(INDEX, lines.join(''));
    await putInPlace(server.environments);
    if (isOtherSet) await loadAgain(server);
    onChange();
  }

  async function putInPlace({ client, ssr }: ViteDevServer['environments']): Promise<void> {
    const address = `${INDEX}?at=${Date.now()}`;
    if (ssr !== undefined) await createServerModuleRunner(ssr, { hmr: false }).import(address);
    // For pages opened from now on, not for its importers, which would all be read again.
    for (const module of client.moduleGraph.getModulesByFile(INDEX) ?? []) {
      module.transformResult = null;
    }
    client.hot.send(TEXTS_CHANGED, `/@fs${address}`);
  }

  return {
    name: 'hot-messages',
    enforce: 'pre',
    async buildStart() {
      if (codes.size > 0) return;
      for (const [name, code] of await codesIn(COMPILED)) codes.set(name, code);
    },
    load(id) {
      if (id.split('?')[0] !== INDEX) return null;
      const isBrowser = this.environment.name === 'client';
      const wanted = id === INDEX ? codes : changed;
      if (id !== INDEX) return { code: setting(wanted, '='), map: null };
      const code = `${setting(wanted, '??=')}\n${exporting(wanted)}`;
      return { code: isBrowser ? code + LISTENING : code, map: null };
    },
    hotUpdate: {
      order: 'pre',
      // Tailwind also looks for class names in them, and would reload the page.
      handler: ({ file }) => (isText(file) ? [] : undefined),
    },
    configureServer(server) {
      server.watcher.on('all', (event, file) => {
        if (!isText(file) || event === 'unlink') return;
        compiling = compiling
          .then(() => compileAgain(file, server))
          .catch((error: unknown) => server.config.logger.error(`${file}: ${String(error)}`));
      });
    },
  };
}

/** Code that uses a new message must learn where it is. */
async function loadAgain({ environments }: ViteDevServer): Promise<void> {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(INDEX);
  for (const module of environments.client.moduleGraph.getModulesByFile(INDEX) ?? []) {
    await environments.client.reloadModule(module);
  }
}

function isText(file: string): boolean {
  const folder = dirname(file);
  return (
    dirname(folder) === MESSAGES && file.endsWith('.json') && basename(folder) !== 'project.inlang'
  );
}

async function codesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.js') && file !== basename(INDEX),
  );
  const codes = files.map(
    async (file) => [basename(file, '.js'), await readFile(join(folder, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(codes));
}

async function writtenNames(): Promise<ReadonlySet<string>> {
  const folder = join(MESSAGES, 'da');
  const texts = (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8'));
  return new Set(
    (await Promise.all(texts)).flatMap((text) => Object.keys(JSON.parse(text) as object)),
  );
}

/** Puts each message into the one place it is read from. */
function setting(codes: ReadonlyMap<string, string>, sign: '=' | '??='): string {
  const imports = new Set([...codes.values()].flatMap((code) => code.match(IMPORTS) ?? []));
  const texts = [...codes.values()].map((code) =>
    code.replace(IMPORTS, '').replace(EXPORTED, `said.$1 ${sign} `),
  );
  return [...imports, 'const said = (globalThis.solrigMessages ??= {});', ...texts].join('\n');
}

function exporting(codes: ReadonlyMap<string, string>): string {
  return [...codes.keys()]
    .map((name) => `export const ${name} = (...given) => said.${name}(...given);`)
    .join('\n');
}

const LISTENING = `
import.meta.hot.on('${TEXTS_CHANGED}', (address) => import(/* @vite-ignore */ address));
`;
