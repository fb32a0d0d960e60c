import { longJson, longTexts } from './long-texts.ts';

/** Makes an input of this length. */
type Long = (length: number) => unknown;

/** What a reader is given first, in each of the forms that the type it declares allows. */
export function longInputs(type: string): readonly Long[] {
  const texts = longTexts;
  if (/^(?:readonly )?string\[\]/.test(type)) return texts.map((of) => (length) => [...of(length)]);
  if (type.startsWith('unknown')) return [...longJson, ...texts];
  if (/^(?:Uint8Array|Buffer)/.test(type))
    return texts.map((of) => (length) => Buffer.from(of(length)));
  if (type.startsWith('ArrayBuffer'))
    return texts.map((of) => (length) => new Uint8Array(Buffer.from(of(length))).buffer);
  if (type === 'URLSearchParams') return longForms(() => new URLSearchParams());
  if (type === 'FormData') return longForms(() => new FormData());
  return texts;
}

/** Many fields of one name, fields of many names, rows of a list. */
function longForms<Form extends URLSearchParams | FormData>(empty: () => Form): readonly Long[] {
  const names: readonly ((index: number) => string)[] = [
    () => 'lat',
    (index) => `a${index}`,
    (index) => `roofs.${index}.slope`,
  ];
  return names.map((name) => (length) => {
    const form = empty();
    for (let index = 0; index < length / 4; index++) form.append(name(index), '1');
    return form;
  });
}

/**
 * What a reader is given beside that.
 * @param text another text is as long as the first one
 */
export function besideIt(type: string, text: string): unknown {
  if (/^(?:readonly )?string\b(?!\[)|^Header/.test(type)) return text;
  if (type.startsWith('number')) return 1;
  if (/^readonly .*\[\]$/s.test(type)) return [];
  return BY_TYPE[type] ?? {};
}

const BY_TYPE: Readonly<Record<string, unknown>> = {
  boolean: true,
  Date: new Date(0),
  Locale: 'da',
  OwnCookie: 'session',
  RecordKind: 'inverter',
  RegExp: /a/,
  URLSearchParams: new URLSearchParams(),
};
