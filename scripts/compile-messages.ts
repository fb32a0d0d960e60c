import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

const messages = join(import.meta.dirname, '..', 'messages');

export async function compileMessages(): Promise<void> {
  // The locale is resolved by app/i18n/locale.ts, so no strategy of the library is compiled in.
  await compile({
    project: join(messages, 'project.inlang'),
    outdir: join(messages, 'compiled'),
    strategy: ['globalVariable', 'baseLocale'],
    outputStructure: 'message-modules',
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    isServer: 'typeof window === "undefined"',
  });
}

if (import.meta.main) await compileMessages();
