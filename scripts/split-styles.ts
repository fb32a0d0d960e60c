// Build step: takes the stylesheets apart, so that a page served from memory can include the rules
// it needs.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type ChildNode } from 'postcss';
import type { StylePart } from '../server/http/page-styles.ts';

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
/** A class inside these is a choice or an exclusion, not a requirement. */
const NOT_NEEDED = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;
/** Blocks whose rules are conditional; other blocks contain no rules. */
const CONDITIONS = ['layer', 'media', 'supports', 'container'];

export function splitStyles(css: string): readonly StylePart[] {
  return merged(parse(css).nodes.map(partOf));
}

/** Writes every stylesheet's parts into one file, by the sheet's address. */
export async function writeStyleParts(clientFolder: string, file: string): Promise<void> {
  const names = await readdir(join(clientFolder, 'assets'));
  const sheets = names.filter((name) => name.endsWith('.css'));
  const parts = await Promise.all(
    sheets.map(async (name) => [
      `/assets/${name}`,
      splitStyles(await readFile(join(clientFolder, 'assets', name), 'utf8')),
    ]),
  );
  await writeFile(file, JSON.stringify(Object.fromEntries(parts)));
}

function partOf(node: ChildNode): StylePart {
  if (node.type === 'comment') return '';
  if (node.type === 'rule') return { text: node.toString(), needs: node.selectors.map(classesOf) };
  if (node.type === 'atrule' && node.nodes !== undefined && CONDITIONS.includes(node.name)) {
    return { open: `@${node.name} ${node.params}`, parts: merged(node.nodes.map(partOf)) };
  }
  const text = node.toString();
  return text.endsWith('}') ? text : `${text};`;
}

function classesOf(selector: string): readonly string[] {
  return [...selector.replace(NOT_NEEDED, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replace(ESCAPE, (_all, code: string | undefined, sign: string) =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** Rules that always apply need no position of their own. */
function merged(parts: readonly StylePart[]): readonly StylePart[] {
  const together: StylePart[] = [];
  for (const part of parts) {
    const isFixed =
      typeof part !== 'string' && 'needs' in part && part.needs.some((n) => n.length === 0);
    const text = typeof part === 'string' ? part : isFixed ? part.text : null;
    const last = together.at(-1);
    if (text !== null && typeof last === 'string') together[together.length - 1] = last + text;
    else together.push(text ?? part);
  }
  return together;
}
