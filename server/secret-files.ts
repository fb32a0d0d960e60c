import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '../domain/result.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type InvalidFiles = { readonly kind: 'invalid-settings'; readonly problems: readonly string[] };

/** The environment with what X_FILE names in place of X: a machine keeps secrets in files rather than in its environment. */
export function withSecretFiles(
  environment: Environment,
  names: readonly string[],
): Result<Environment, InvalidFiles> {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = environment[`${name}_FILE`]?.trim() ?? '';
    if (file === '') continue;
    if ((environment[name]?.trim() ?? '') !== '') {
      problems.push(`${name} and ${name}_FILE are both set; leave one of them out.`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').trim();
      if (read[name] === '') problems.push(`${name}_FILE names an empty file.`);
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE names a file that can't be read (${code}).`);
    }
  }
  return problems.length > 0
    ? fail({ kind: 'invalid-settings', problems })
    : ok({ ...environment, ...read });
}
