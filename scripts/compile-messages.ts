import { access, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

const root = join(import.meta.dirname, '..');
const messages = join(root, 'messages');
const PATHS = 'plugin.inlang.messageFormat';

export async function compileMessages(): Promise<void> {
  await compileApart(messages);
  await putInOne(join(messages, 'compiled'));
}

async function compileApart(folder: string): Promise<void> {
  // The locale is resolved by words/locale.ts, so no strategy of the library is compiled in.
  await compile({
    project: join(folder, 'project.inlang'),
    outdir: join(folder, 'compiled'),
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure: 'message-modules',
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    isServer: 'typeof window === "undefined"',
  });
  // Where too few files may be open at once, the library leaves some out and says nothing.
  await access(join(folder, 'compiled', 'messages', '_index.js'));
  await keepPluralRules(join(folder, 'compiled', 'registry.js'));
}

const NEW_RULES = 'new Intl.PluralRules(locale, options)';
const KEPT_RULES = `
const pluralRules = {};
function pluralRulesOf(locale, options) {
  const key = locale + JSON.stringify(options ?? {});
  return (pluralRules[key] ??= ${NEW_RULES});
}
`;

/**
 * The library rebuilds the rules for every message that counts something, which takes longer than
 * the message.
 */
async function keepPluralRules(file: string): Promise<void> {
  const made = await readFile(file, 'utf8');
  if (!made.includes(NEW_RULES)) throw new Error(`${file} makes no plural rules`);
  await writeFile(file, made.replace(NEW_RULES, 'pluralRulesOf(locale, options)') + KEPT_RULES);
}

const IMPORTS = /^import .*$/gm;
const TYPES =
  /^\/\* eslint-disable \*\/$|\/\*\* @(?:type|typedef) \{.*?\} (?:\w+ )?\*\/|^\/\*\*\n[^]*?\n\*\/$/gm;

/**
 * A build takes from the thousands of modules what a page needs (scripts/vite/messages-apart.ts). Whatever else starts
 * would open them one by one, which took half of its time: it reads one file, and so does the type check.
 */
async function putInOne(compiled: string): Promise<void> {
  const apart = join(compiled, 'messages');
  const files = (await readdir(apart)).filter((file) => /^(?!_index).*\.js$/.test(file)).toSorted();
  const codes = await Promise.all(files.map((file) => readFile(join(apart, file), 'utf8')));
  const imports = codes.flatMap((code) => code.match(IMPORTS) ?? []);
  const texts = codes.map((code) => code.replaceAll(IMPORTS, '').replaceAll(TYPES, ''));
  const from = [...new Set(imports)].map((line) => line.replace('../', './'));
  await writeFile(join(compiled, 'in-one.js'), [...from, ...texts].join('\n'));
  await writeFile(join(compiled, 'in-one.d.ts'), codes.map(declarationOf).join('\n'));
  const index = "export * as m from './in-one.js';\n";
  await writeFile(join(compiled, 'messages.js'), index);
  await writeFile(join(compiled, 'messages.d.ts'), index);
}

/** What a message's module says of its types: the text that an editor shows, what goes in and what comes out. */
function declarationOf(code: string): string {
  const inputs = /@typedef \{(.*)\} (\w+Inputs) \*\//.exec(code);
  const message = /(\/\*\*\n[^]*?\n\*\/)\nexport const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(/.exec(
    code,
  );
  if (inputs === null || message === null) throw new Error(`A message declares no types: ${code}`);
  const [, shown, name, type] = message;
  const own = type!
    .replaceAll('../runtime.js', './runtime.js')
    .replaceAll(/\bLocalizedString\b/g, "import('./runtime.js').LocalizedString");
  return `type ${inputs[2]} = ${inputs[1]};\n${shown}\nexport declare const ${name}: ${own};`;
}

/**
 * Compiles the messages of one area only, in a tenth of the time for all.
 * @param folder where to work; the result is in `compiled` there
 */
export async function compileArea(area: string, folder: string): Promise<void> {
  const settings = JSON.parse(
    await readFile(join(messages, 'project.inlang', 'settings.json'), 'utf8'),
  ) as { readonly locales: readonly string[]; readonly modules: readonly string[] };
  for (const locale of settings.locales) {
    await mkdir(join(folder, locale), { recursive: true });
    await copyFile(join(messages, locale, `${area}.json`), join(folder, locale, `${area}.json`));
  }
  const ofArea = {
    ...settings,
    modules: settings.modules.map((module) => join(messages, module)),
    [PATHS]: { pathPattern: [`./{locale}/${area}.json`] },
  };
  await mkdir(join(folder, 'project.inlang'), { recursive: true });
  await writeFile(join(folder, 'project.inlang', 'settings.json'), JSON.stringify(ofArea));
  await compileApart(folder);
}

if (import.meta.main) await compileMessages();
