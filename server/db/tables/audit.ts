import type { Fixed, JsonOrNull } from './columns.ts';

/** Who did what, kept five years; a trigger refuses every change but the one that an erasure makes. */
export type AuditLogTable = {
  id: Fixed<string>;
  at: Fixed<string>;
  /** The use case, as `report.share`. */
  action: Fixed<string>;
  actor_kind: Fixed<'visitor' | 'user' | 'staff'>;
  /** The uid of staff; a keyed hash for anybody else. */
  actor: Fixed<string>;
  subject_kind: Fixed<string>;
  subject: Fixed<string>;
  before: JsonOrNull;
  after: JsonOrNull;
};

/** Which lines of the log an erasure took words from. */
export type AuditRedactionTable = { entry_id: Fixed<string>; at: Fixed<string> };

/** How often something was done on a Danish day, by nobody in particular. */
export type DayCountTable = { day: string; what: string; count: number };
