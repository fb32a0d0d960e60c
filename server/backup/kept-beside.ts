import { REMOVALS_FILE } from '../admin/staff-removals.ts';
import { TOMBSTONE_FILE } from '../privacy/tombstone-file.ts';

/** Files beside the database that only grow: what has ended stays so when an older database is restored. */
export const KEPT_BESIDE: readonly string[] = [TOMBSTONE_FILE, REMOVALS_FILE];
