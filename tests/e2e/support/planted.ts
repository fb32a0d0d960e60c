import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A value that occurs nowhere else: where it is found, somebody's data are. */
export type Planted = Readonly<Record<string, string>>;

type Form = { readonly how: string; readonly bytes: Buffer };

/**
 * A value as it may appear in a file: as it is, in JSON, in an address, in a form, in base64, in
 * UTF-16.
 */
function formsOf(value: string): readonly Form[] {
  const text = Buffer.from(value);
  const texts = {
    plain: value,
    lower: value.toLowerCase(),
    json: JSON.stringify(value).slice(1, -1),
    escaped: JSON.stringify(value).replaceAll(
      /[^ -~]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    address: encodeURIComponent(value),
    form: new URLSearchParams({ '': value }).toString().slice(1),
    hex: text.toString('hex'),
  };
  return [
    ...Object.entries(texts).map(([how, it]) => ({ how, bytes: Buffer.from(it) })),
    { how: 'utf-16', bytes: Buffer.from(value, 'utf16le') },
    ...(['base64', 'base64url'] as const).flatMap((how) =>
      // Base64 differs with the number of preceding bytes; letters that depend on the neighbours
      // are left out.
      [0, 1, 2].map((before) => {
        const letters = Buffer.concat([Buffer.alloc(before), text]).toString(how);
        const own = [Math.ceil((before * 8) / 6), Math.floor(((before + text.length) * 8) / 6)];
        return { how, bytes: Buffer.from(letters.slice(...own)) };
      }),
    ),
  ];
}

/** Where planted values occur in some bytes: "name, how". */
export function plantedIn(from: Buffer | string, planted: Planted): readonly string[] {
  const bytes = Buffer.from(from);
  return Object.entries(planted).flatMap(([name, value]) =>
    formsOf(value)
      .filter(({ how, bytes: form }) =>
        occursIn(bytes, form, /^\d[\d.,]*[.,]\d\d$/.test(value) && !how.startsWith('base64')),
      )
      .map(({ how }) => `${name}, ${how}`),
  );
}

/** @param isAmount stands apart from other digits: a drawing's «333.9199» is none */
function occursIn(bytes: Buffer, sought: Buffer, isAmount: boolean): boolean {
  const isDigit = (at: number) => /\d/.test(String.fromCharCode(bytes[at] ?? 0));
  for (let at = bytes.indexOf(sought); at !== -1; at = bytes.indexOf(sought, at + 1)) {
    if (!isAmount || (!isDigit(at - 1) && !isDigit(at + sought.length))) return true;
  }
  return false;
}

/** Where they occur in all files of a folder, as "file: name, how". */
export function plantedInFolder(folder: string, planted: Planted): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) =>
      plantedIn(readFileSync(join(folder, name)), planted).map((found) => `${name}: ${found}`),
    );
}

type Row = Readonly<Record<string, string | number | null>>;

/** Queries the embedded database of a running server. */
export function askDatabase(folder: string, query: string): readonly Row[] {
  const database = new DatabaseSync(join(folder, 'solrig.sqlite'), { readOnly: true });
  try {
    return database.prepare(query).all() as readonly Row[];
  } finally {
    database.close();
  }
}

/** How many rows each table holds. */
export function rowsOf(folder: string): ReadonlyMap<string, number> {
  const tables = askDatabase(
    folder,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'",
  );
  return new Map(
    tables.map(({ name }) => {
      const [counted] = askDatabase(folder, `select count(*) as rows from "${name}"`);
      return [String(name), Number(counted?.['rows'])];
    }),
  );
}
