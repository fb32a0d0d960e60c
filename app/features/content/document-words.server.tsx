import { renderToStaticMarkup } from 'react-dom/server';
import { loadText } from './document-body.tsx';
import { MDX_COMPONENTS } from './mdx-components.tsx';
import { wordsOfMarkup } from './words-of-markup.ts';

/** Words are all that is kept of a link, and no router is there for it. */
const COMPONENTS = { ...MDX_COMPONENTS, a: 'span' };

/** What a text of content/ says to its readers, its figures as they stand in the sentence. */
export async function documentWords(id: string): Promise<string> {
  const { default: Text } = await loadText(id);
  return wordsOfMarkup(renderToStaticMarkup(<Text components={COMPONENTS} />));
}
