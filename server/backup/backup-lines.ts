import * as z from 'zod/mini';

// A backup is a text of lines, each one JSON, packed by gzip and, with a key, sealed by age. First what it is, then each
// table and its rows, then each file in parts, at last what was counted, and the hash of all lines before.

/** Raised when an older program could not read what a newer one writes. */
export const BACKUP_FORMAT = 1;

const tableSumSchema = z.object({ rows: z.number(), sum: z.string() });

export const headSchema = z.object({
  backup: z.literal('solrig'),
  format: z.number(),
  madeAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Those that its tables have been through. */
  migrations: z.array(z.string()),
  /** Names of what was set, without what it was set to. */
  settings: z.array(z.string()),
  /** Tells whether a server has the same secret, and nothing about it. */
  secretMark: z.string(),
});
export type BackupHead = z.infer<typeof headSchema>;

const lineSchema = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ row: z.array(z.union([z.string(), z.number(), z.null()])) }),
  z.object({ file: z.string() }),
  z.object({ part: z.string() }),
  z.object({
    end: z.object({
      tables: z.record(z.string(), tableSumSchema),
      files: z.number(),
      sha256: z.string(),
    }),
  }),
]);
export type BackupLine = z.infer<typeof lineSchema>;
export type BackupEnd = Extract<BackupLine, { end: unknown }>['end'];

export function parseLine(text: string): BackupLine {
  return z.parse(lineSchema, JSON.parse(text));
}
