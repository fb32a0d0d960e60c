import { lazy, Suspense, type ComponentType } from 'react';
import { MDX_COMPONENTS } from './mdx-components.tsx';

type Text = { readonly default: ComponentType<{ components: object }> };

const ROOM = '../../../content/';
// Each text is a file of its own: a reader loads the one that is read.
const TEXTS = Object.fromEntries(
  Object.entries(import.meta.glob<Text>('../../../content/**/*.mdx')).map(([file, load]) => [
    file.slice(ROOM.length).replace(/\.mdx$/, ''),
    { load, Body: lazy(load) },
  ]),
);

function textAt(id: string) {
  const text = TEXTS[id];
  if (text === undefined) throw new RangeError(`There is no text ${id}`);
  return text;
}

/** @throws RangeError there is no such text */
export const loadText = (id: string): Promise<Text> => textAt(id).load();

/**
 * A text of content/ by its path without the ending, such as `da/articles/laes-et-tilbud`.
 * @throws RangeError there is no such text
 */
export function DocumentBody({ id }: { readonly id: string }) {
  const { Body } = textAt(id);
  return (
    // While a text is on its way the foot of the page stays out of view.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Body components={MDX_COMPONENTS} />
    </Suspense>
  );
}
