import { ok, type Result } from '../../domain/result.ts';
import type { LeadCsvLine } from '../../domain/staff/lead-csv.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { auditOf } from './change-lead.ts';
import { changeLead } from './lead-changes.ts';
import { listOwners } from './read-lead.ts';
import { rehearsedLeads, type LeadsNotRead } from './rehearse-leads.ts';

/** What a file of leads would do. Nothing is kept. */
export const rehearseLeads = query(
  { name: 'lead.rehearse-csv', access: 'staff' },
  async (
    { db }: Pick<Services, 'db'>,
    who,
    { csv }: { readonly csv: string },
  ): Promise<Result<readonly LeadCsvLine[], LeadsNotRead>> => {
    const owners = await listOwners({ db }, who, {});
    const read = await rehearsedLeads(db, csv, owners.ok ? owners.value : []);
    if (!read.ok) return read;
    return ok(read.value.map(({ lead: _lead, fields: _fields, ...line }) => line));
  },
);

/** The good lines of a file are taken, each an event of its lead: they are taken back together or one by one. The second time nothing changes. */
export const importLeads = command(
  { name: 'lead.import-csv', access: 'staff', idempotent: 'always', audit: 'lead' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    who,
    { csv }: { readonly csv: string },
  ) =>
    change<Result<{ readonly eventIds: readonly string[] }, LeadsNotRead>>(
      async (transaction, about) => {
        const db = transaction as Database;
        const owners = await listOwners({ db }, who, {});
        const read = await rehearsedLeads(db, csv, owners.ok ? owners.value : []);
        if (!read.ok) return read;
        const eventIds: string[] = [];
        for (const { state, lead, fields } of read.value) {
          if (state !== 'changed' || lead === null) continue;
          const changed = await changeLead(transaction, {
            id: lead.id,
            version: lead.version,
            kind: fields.stage === undefined ? 'planned' : 'moved',
            actorUid: who.uid,
            fields,
            now: now(),
          });
          if (!changed.ok || changed.value.eventId === null) continue;
          about({ id: lead.id, ...auditOf(changed.value) });
          eventIds.push(changed.value.eventId);
        }
        return ok({ eventIds });
      },
    ),
);
