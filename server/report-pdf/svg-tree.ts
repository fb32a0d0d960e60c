export type SvgNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
  readonly text: string;
};

type OpenNode = {
  name: string;
  attributes: Record<string, string>;
  children: SvgNode[];
  text: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (at) => ENTITIES[at] ?? at);

/** Reads a drawing of our own making: well-formed, each attribute in double quotes. */
export function parseSvg(svg: string): SvgNode {
  const root: OpenNode = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenNode[] = [root];
  for (const [, closing, name = '', rest = '', selfClosing, text] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const top = open.at(-1);
    if (top === undefined) break;
    if (text !== undefined) top.text += plain(text);
    else if (closing === '/') open.pop();
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          plain(value),
        ]),
      );
      const node: OpenNode = { name, attributes, children: [], text: '' };
      top.children.push(node);
      if (selfClosing !== '/') open.push(node);
    }
  }
  const [drawing] = root.children;
  if (drawing === undefined || open.length !== 1) throw new RangeError('Not a drawing');
  return drawing;
}
