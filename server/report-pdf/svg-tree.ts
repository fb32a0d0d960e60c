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
  text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (at) => ENTITIES[at] ?? at)
    : text;

/** Reads a drawing of our own making: well-formed, each attribute in double quotes, each < and > as an entity. */
export function parseSvg(svg: string): SvgNode {
  const root: OpenNode = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenNode[] = [root];
  for (let at = 0; at < svg.length;) {
    const start = svg.indexOf('<', at);
    const end = svg.indexOf('>', start);
    const top = open.at(-1);
    if (start === -1 || end === -1 || top === undefined) break;
    if (start > at) top.text += plain(svg.slice(at, start));
    at = end + 1;
    if (svg[start + 1] === '/') {
      open.pop();
      continue;
    }
    const isClosed = svg[end - 1] === '/';
    const node = nodeOf(svg.slice(start + 1, isClosed ? end - 1 : end));
    top.children.push(node);
    if (!isClosed) open.push(node);
  }
  const [drawing] = root.children;
  if (drawing === undefined || open.length !== 1) throw new RangeError('Not a drawing');
  return drawing;
}

/** @param tag a name and its attributes: `rect x="1" y="2"` */
function nodeOf(tag: string): OpenNode {
  const space = tag.indexOf(' ');
  const attributes: Record<string, string> = {};
  for (let at = space; at !== -1;) {
    const equals = tag.indexOf('="', at);
    const end = tag.indexOf('"', equals + 2);
    if (equals === -1 || end === -1) break;
    attributes[tag.slice(at, equals).trim()] = plain(tag.slice(equals + 2, end));
    at = end + 1;
  }
  return { name: space === -1 ? tag : tag.slice(0, space), attributes, children: [], text: '' };
}
