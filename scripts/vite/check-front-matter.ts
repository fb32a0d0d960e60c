import { parse } from 'yaml';
import { safeParse } from 'zod/mini';
import { articleFrontMatter, documentFrontMatter } from '../../domain/content-front-matter.ts';

type Tree = { readonly children: readonly { readonly type: string; readonly value?: string }[] };
type File = { readonly path: string; fail(reason: string): never };

/** Fails the build at a text whose front matter is missing or wrong, and says what is. */
export function checkFrontMatter() {
  return (tree: Tree, file: File): void => {
    const first = tree.children[0];
    if (first?.type !== 'yaml') file.fail('The text has no front matter.');
    const isArticle = /[\\/]articles[\\/][^\\/]+$/.test(file.path);
    const schema = isArticle ? articleFrontMatter : documentFrontMatter;
    const read = safeParse(schema, parse(first?.value ?? ''));
    if (read.success) return;
    const problems = read.error.issues.map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    );
    file.fail(`Front matter: ${problems.join('; ')}`);
  };
}
