import * as z from 'zod/mini';

// How variables are written, for those that read them.

/** @param wrong what a person reads after the variable's name */
export function text(isRight: (value: string) => boolean, wrong: string) {
  return z.string().check(z.refine<string>(isRight, { error: wrong }));
}

export function wholeNumber(least: number, most: number, fallback: number) {
  const isRight = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
  const written = text(isRight, `must be a whole number from ${least} to ${most}`);
  return z._default(z.pipe(written, z.transform(Number)), fallback);
}

export function url(protocols: readonly string[], example: string) {
  return z.optional(
    text((value) => isUrl(value, protocols), `must be an address such as ${example}`),
  );
}

/** Where calls go: their path is added to it. */
export function api(example: string) {
  return z.optional(text(isApi, `must be an address without a question, such as ${example}`));
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  const list = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return z.enum(values, { error: `must be ${list}` });
}

export const oneLine = text((value) => /^[^\r\n]+$/.test(value), 'must be one line');

export function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isApi(value: string): boolean {
  if (!isUrl(value, ['http:', 'https:'])) return false;
  const { username, password, search, hash } = new URL(value);
  return username + password + search + hash === '';
}
