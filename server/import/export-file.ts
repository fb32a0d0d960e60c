import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../domain/result.ts';
import { COLLECTIONS } from '../field-names.ts';

const documents = z.optional(z.record(z.string(), z.unknown()));

const exportFileSchema = z.looseObject({
  users: z.optional(z.array(z.unknown())),
  solarPanels: documents,
  userCalculatorData: documents,
  reports: documents,
  userReportIndex: documents,
  admins: documents,
  adminRequests: documents,
});

/** Collections of the former site, each a map of ids to documents, and its users. docs/import.md describes it. */
export type ExportFile = z.infer<typeof exportFileSchema>;

export type UnreadableExport = { readonly kind: 'unreadable'; readonly reason: string };

export function readExport(text: string): Result<ExportFile, UnreadableExport> {
  const refuse = (reason: string) => fail({ kind: 'unreadable' as const, reason });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refuse('The file is not JSON.');
  }
  const parsed = z.safeParse(exportFileSchema, content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(`${issue?.path.join('.') || 'The file'} does not have the form of an export.`);
  }
  return ok(parsed.data);
}

/** What the file holds besides: not read. */
export function unknownCollections(file: ExportFile): readonly string[] {
  return Object.keys(file).filter((name) => name !== 'users' && !Object.hasOwn(COLLECTIONS, name));
}
