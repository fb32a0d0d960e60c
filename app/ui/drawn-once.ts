import { createContext, createElement, type ComponentType, type ReactElement } from 'react';

/** How a server writes a part that is the same in many pages, apart from them; null: nobody does. */
export const PartWriter = /* @__PURE__ */ createContext<((part: ReactElement) => string) | null>(
  null,
);

/**
 * Parts of one kind as a server wrote them, by what they are the same for. A part is written between two pages, because React draws
 * one thing at a time.
 */
export function writtenParts<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const written = new Map<string, string | null>();
  const writeLater = async (
    same: string,
    props: Props,
    write: (part: ReactElement) => string,
  ): Promise<void> => {
    written.set(same, null);
    try {
      const { default: Part } = await load();
      written.set(same, write(createElement(Part, props)));
    } catch {
      // It needs more of its page than its properties: each page goes on drawing it.
    }
  };
  return (same: string, props: Props, write: (part: ReactElement) => string): string | null => {
    const known = written.get(same);
    if (known === undefined) setImmediate(() => void writeLater(same, props, write));
    return known ?? null;
  };
}
