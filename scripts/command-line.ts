import { parseArgs, type ParseArgsConfig } from 'node:util';

// How a command is used, reports, and ends: 0 when done, 2 when used wrongly, otherwise the code it
// names.

type Options = NonNullable<ParseArgsConfig['options']>;

let helpOfCommand = '';

/**
 * Reads a command's arguments; --help prints the help and exits.
 * @param options besides --help
 */
export function commandLine<const Given extends Options>(
  help: string,
  options: Given,
  { positionals = false } = {},
) {
  helpOfCommand = help;
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(help);
    process.exit(0);
  }
  try {
    return parseArgs<{ options: Given; allowPositionals: boolean }>({
      options,
      allowPositionals: positionals,
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** It can't be done. */
export function fail(why: string, code = 1): never {
  process.stderr.write(`${why}\n`);
  process.exit(code);
}

/** Used wrongly: the help is printed too. */
export function wrong(why: string): never {
  return fail(`${why}\n\n${helpOfCommand.trimEnd()}`, 2);
}
