import { brand } from '../../brand.ts';

/** What a reader sees of a text written in MDX, one line of words; its marks and drawings are left out. */
export function plainText(mdx: string): string {
  return (
    mdx
      .replace(/^import [\s\S]*?;$/gm, '')
      .replace(/\{brand\.(name|email)\}/g, (_all, key: 'name' | 'email') => brand[key])
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      // A figure within a sentence leaves its gap, so that the words round it do not close up.
      .replace(/(?<=\S.*)<[A-Z][^<>]*\/>/g, '…')
      // A component's own words stay, its name and what it is given do not.
      .replace(/<\/?[A-Za-z][^<>]*>/g, '')
      .replace(/\{[^{}]*\}/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, '')
      .replace(/^#+ (.*)$/gm, '$1.')
      .replace(/^\s*(?:[-*+]|\d+\.|>) /gm, '')
      .replace(/\s*\|\s*/g, ' ')
      .replace(/[*_`]{1,3}/g, '')
      .replace(/([.?!])\./g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
