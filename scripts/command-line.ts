import { parseArgs, type ParseArgsConfig } from 'node:util';

// How a command is asked, says what it did, and ends: 0 when it was done, 2 when it was asked wrongly, else as it names.

type Options = NonNullable<ParseArgsConfig['options']>;

let helpOfCommand = '';

/**
 * Reads a command's arguments; --help shows the help and ends it.
 * @param options beside --help
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

/** It was asked wrongly: the help comes with it. */
export function wrong(why: string): never {
  return fail(`${why}\n\n${helpOfCommand.trimEnd()}`, 2);
}
