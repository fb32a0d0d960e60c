import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import { checkFrontMatter } from './check-front-matter.ts';

const TEXT = /\.mdx$/;

/** The texts of content/: their front matter is checked and exported as `frontmatter`. */
export function contentTexts(): Plugin {
  const plugin = mdx({
    providerImportSource: null,
    remarkPlugins: [remarkFrontmatter, checkFrontMatter, remarkMdxFrontmatter, remarkGfm],
  });
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new TypeError('The MDX plugin has no transform');
  return {
    name: 'content-texts',
    enforce: 'pre',
    async transform(value, id) {
      // With a query such as ?raw, the text is wanted as it stands.
      if (!TEXT.test(id)) return null;
      return (await transform.call(this as never, value, id)) as { code: string };
    },
  };
}
