import type { Plugin } from 'vite';

const COMPILED = /\/messages\/compiled\/(?:runtime|messages\/\w+)\.js$/;
const TEXT =
  /const (?:da|en)_\w+ = .+? => \{\s*return \/\*\*.+?\*\/ \((`(?:[^`\\]|\\.)*`)\)\s*\};/gs;
const NAME = /^export const (\w+) = /m;

/**
 * What messages and pages need from the compiled runtime: the current language, and how to set it.
 */
export const LEAN_RUNTIME = `let read = () => 'da';
export const getLocale = () => read();
export const overwriteGetLocale = (next) => { read = next; };
export const experimentalStaticLocale = undefined;
export const isEnglish = (options) => (options?.locale ?? read()) === 'en';
`;

/**
 * A message as a choice between its two texts; null where it is more than that and stays as it is.
 */
export function leanMessage(code: string): string | null {
  const [danish, english, ...more] = [...code.matchAll(TEXT)].map((match) => match[1]!);
  const name = NAME.exec(code)?.[1];
  if (danish === undefined || english === undefined || more.length > 0 || name === undefined) {
    return null;
  }
  const read = danish === english ? danish : `isEnglish(o) ? ${english} : ${danish}`;
  return `import { isEnglish } from '../runtime.js';\nexport const ${name} = (i, o) => ${read};\n`;
}

/** The browser's part of the messages, without the language detection this site does not use. */
export function leanMessages(): Plugin {
  return {
    name: 'lean-messages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: COMPILED },
      handler(code, id) {
        const lean = id.endsWith('/runtime.js') ? LEAN_RUNTIME : leanMessage(code);
        return lean === null ? undefined : { code: lean, map: null };
      },
    },
  };
}
