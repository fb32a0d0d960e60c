import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * Writes beside each file that a page begins with (assets/x.js) the list of all that the page may ask for later
 * (assets/x.ahead.json), in the order in which it is imported, each part with the files that it needs. Whatever is
 * imported by `import()` is in it: no part can be forgotten. app/features/updates/code-ahead.ts fetches them.
 */
export function codeAhead(): Plugin {
  return {
    name: 'code-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const homes = homesOf(chunks);
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const importsOf = (id: string) => this.getModuleInfo(id);
        for (const first of chunks.filter(({ isEntry }) => isEntry)) {
          const known = new Set<string>();
          const take = (chunk: Chunk | undefined): readonly string[] => {
            if (chunk === undefined || known.has(chunk.fileName)) return [];
            known.add(chunk.fileName);
            const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
            return [
              chunk.fileName,
              ...styles.filter((file) => !known.has(file) && known.add(file)),
              ...chunk.imports.flatMap((name) => take(byName.get(name))),
            ];
          };
          // They are there already.
          take(first);
          const later = asked(first.facadeModuleId ?? '', importsOf).flatMap((id) =>
            take(homes.get(id)),
          );
          this.emitFile({
            type: 'asset',
            fileName: first.fileName.replace(/\.js$/, '.ahead.json'),
            source: JSON.stringify(later.map((file) => `/${file}`)),
          });
        }
      },
    },
  };
}

/** Where each module is: in the file that is made for it, or in that of several. */
function homesOf(chunks: readonly Chunk[]): ReadonlyMap<string, Chunk> {
  const homes = new Map<string, Chunk>();
  for (const chunk of chunks) for (const id of chunk.moduleIds) homes.set(id, chunk);
  for (const chunk of chunks) {
    if (chunk.facadeModuleId !== null) homes.set(chunk.facadeModuleId, chunk);
  }
  return homes;
}

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

/** The modules that are imported later, by this one or by what it imports, now or later; the nearest first. */
function asked(from: string, importsOf: (id: string) => Imports | null): readonly string[] {
  const seen = new Set<string>();
  const later = new Set<string>();
  const walk = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
    importedIds.forEach(walk);
    dynamicallyImportedIds.forEach((one) => later.add(one));
  };
  walk(from);
  // A set goes on over what is added while it is walked.
  later.forEach(walk);
  return [...later];
}
