// node scripts/passed-files.ts <commit> <file>#<function>: the files of ours that a request passes from there on,
// as they stood at that commit. It follows names in the text, so what is called through a value is not seen.
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';

const ROOMS = /^(app\/(routes|forms)\/|app\/[\w.-]+$|server\/|domain\/)/;

type Module = {
  readonly lines: number;
  /** Text of each function and constant of the module. */
  readonly parts: ReadonlyMap<string, string>;
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
};

const [commit = 'HEAD', ...starts] = process.argv.slice(2);
const modules = new Map<string, Module>();

function moduleOf(path: string): Module {
  const known = modules.get(path);
  if (known !== undefined) return known;
  const text = execFileSync('git', ['show', `${commit}:${path}`], { encoding: 'utf8' });
  const heads = [
    ...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function|const|class) \*?(\w+)/gm),
  ];
  const parts = heads.map(
    ({ 1: name = '', index }, at) => [name, text.slice(index, heads[at + 1]?.index)] as const,
  );
  const imports = [
    ...text.matchAll(/^(?:import|export) (?!type)[^;]*?\{([^}]*)\} from '(\.[^']+)';/gms),
  ].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((part) => {
      const [name = '', as = name] = part.trim().split(' as ');
      if (name === '' || name.startsWith('type ')) return [];
      return [[as, [posix.join(posix.dirname(path), from), name]] as const];
    }),
  );
  const read = {
    lines: text.split('\n').length - 1,
    parts: new Map(parts),
    imports: new Map(imports),
  };
  modules.set(path, read);
  return read;
}

/** A constant that calls nothing takes nobody anywhere. */
function isValue(text: string): boolean {
  return /^(export )?const /.test(text) && !/=>|\(/.test(text);
}

const seen = new Set<string>();
const passed = new Set<string>();

function follow(path: string, name: string): void {
  if (!ROOMS.test(path) || seen.has(`${path}#${name}`)) return;
  seen.add(`${path}#${name}`);
  const { parts, imports } = moduleOf(path);
  const text = parts.get(name);
  const elsewhere = imports.get(name);
  if (text === undefined) return elsewhere === undefined ? undefined : follow(...elsewhere);
  if (isValue(text)) return;
  passed.add(path);
  for (const word of new Set(text.match(/\b[A-Za-z_]\w*\b/g))) {
    const imported = imports.get(word);
    if (parts.has(word)) follow(path, word);
    else if (imported !== undefined) follow(...imported);
  }
}

for (const start of starts) follow(...(start.split('#') as [string, string]));
const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + moduleOf(file).lines, 0);
const files = [...passed].toSorted();
for (const file of files) console.log(String(moduleOf(file).lines).padStart(5), file);
for (const room of ['app/', 'domain/', 'server/', '']) {
  const own = files.filter((file) => file.startsWith(room));
  console.log(`${room || 'in all'}: ${own.length} files, ${linesOf(own)} lines`);
}
