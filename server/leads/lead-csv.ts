import { ok } from '../../domain/result.ts';
import type { LeadRow, LeadSearch } from '../../domain/staff/leads.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { newId } from '../db/new-id.ts';
import { csvFile, csvLines } from '../records/csv-text.ts';
import { leadRowOf, leadsWithOwner } from './lead-rows.ts';
import { listLeads } from './list-leads.ts';

/** Names of the columns, for whoever reads them in again. */
const COLUMNS = [
  'reference',
  'createdAt',
  'stage',
  'name',
  'address',
  'postcode',
  'peakPowerKw',
  'batteryKwh',
  'priceDkk',
  'channel',
  'owner',
  'nextStep',
  'dueDay',
  'dueTime',
] as const;

/** More than a spreadsheet shows with ease. */
const MOST_ROWS = 100_000;

/** What a search finds, or those of it that are chosen, as a file. Taking it along stands in the audit log. */
export const exportLeads = command(
  { name: 'lead.export', access: 'staff', idempotent: 'always', audit: 'lead-list' },
  async (
    needs: Pick<Services, 'db' | 'now' | 'addresses'> & { readonly change: Change },
    who,
    { search, chosen }: { readonly search: LeadSearch; readonly chosen: readonly string[] },
  ) => {
    if (chosen.length > 0) {
      const stored = await leadsWithOwner(needs.db)
        .where('leads.id', 'in', [...chosen])
        .orderBy('leads.due')
        .orderBy('leads.id')
        .execute();
      const cells = stored.map((row) => cellsOf(leadRowOf(row, needs)));
      return needs.change((_transaction, about) => {
        about({ id: newId(needs.now()), after: { rows: cells.length, chosen } });
        return Promise.resolve(
          ok({ csv: csvFile([csvLines([COLUMNS, ...cells])]), count: cells.length }),
        );
      });
    }
    const lines: string[] = [csvLines([COLUMNS])];
    let after: string | null = null;
    let count = 0;
    do {
      const page = await listLeads(needs, who, { search, after });
      if (!page.ok) return page;
      const { rows, next }: { rows: readonly LeadRow[]; next: string | null } = page.value;
      if (rows.length > 0) lines.push(csvLines(rows.map(cellsOf)));
      count += rows.length;
      after = next;
    } while (after !== null && count < MOST_ROWS);
    return needs.change((_transaction, about) => {
      about({ id: newId(needs.now()), after: { rows: count, search } });
      return Promise.resolve(ok({ csv: csvFile(lines), count }));
    });
  },
);

function cellsOf(lead: LeadRow): readonly (string | number)[] {
  const { owner, due } = lead;
  return [
    lead.reference,
    lead.createdAt,
    lead.stage,
    lead.name,
    lead.address,
    lead.postcode,
    lead.peakPowerKw,
    lead.batteryKwh,
    lead.priceOre / 100,
    lead.channel,
    owner?.name ?? '',
    lead.step,
    due?.day ?? '',
    due?.time ?? '',
  ];
}
