import { compile } from '@inlang/paraglide-js';

// The locale is resolved by app/i18n/locale.ts, so no strategy of the library is compiled in.
await compile({
  project: './messages/project.inlang',
  outdir: './messages/compiled',
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'message-modules',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
  isServer: 'typeof window === "undefined"',
});
