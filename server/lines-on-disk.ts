import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

// Files of one JSON value a line, that are only ever added to.

/** The values of a file; a line that is no JSON, as the last one after a power failure, is null. */
export function linesOf(path: string): readonly unknown[] {
  return valuesIn(textOf(path));
}

export function valuesIn(text: string): readonly unknown[] {
  return text.split('\n').filter(Boolean).map(jsonOf);
}

/** Adds a line for each value. On disk when it returns. */
export function appendLines(path: string, values: readonly object[]): void {
  if (values.length === 0) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const isBroken = !/^$|\n$/.test(textOf(path).slice(-1));
  const lines = values.map((value) => `${JSON.stringify(value)}\n`).join('');
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, isBroken ? `\n${lines}` : lines);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
