import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { figuresOf, type ShownFigures } from './frozen-figures.ts';
import { adoptLegacyRecords } from './legacy-records.ts';
import type { NoSuchReport } from './replace-calculation.ts';
import {
  lastDeleted,
  listReports,
  newestOfHouse,
  ownReport,
  reportsToCompare,
  type ListPosition,
  type OwnReport,
} from './stored-reports.ts';

type Reading = Pick<Services, 'db' | 'log' | 'priceBook' | 'now'>;
type Named = { readonly reportId: string };

/** One's own reports, a page at a time, and of the others those that are looked at side by side. */
export const readReportList = query(
  { name: 'report.list', access: 'user' },
  async (
    services: Reading,
    { uid },
    {
      after,
      compared,
    }: { readonly after: ListPosition | null; readonly compared: readonly string[] },
  ) => {
    const [page, beside] = await Promise.all([
      listReports(services, uid, after),
      reportsToCompare(services, uid, compared),
    ]);
    return ok({ page, compared: beside });
  },
);

/** What is told of one's own report in a list. */
export const readReportSummary = query(
  { name: 'report.read-summary', access: 'user' },
  async (services: Reading, { uid }, { reportId }: Named) => {
    const report = await ownReport(services, uid, reportId);
    return report === null ? fail({ kind: 'not-found' as const }) : ok(report.summary);
  },
);

export type OpenedReport = ShownFigures & { readonly report: OwnReport };

/** One's own report as it was frozen. One from before its owner had a uid becomes theirs when it is looked for. */
export const openReport = query(
  { name: 'report.open', access: 'user' },
  async (
    services: Reading & Pick<Services, 'report' | 'planeLight'>,
    who,
    { reportId }: Named,
  ): Promise<Result<OpenedReport, NoSuchReport | InvalidInput | WorkRefusal>> => {
    const find = () => ownReport(services, who.uid, reportId);
    let report = await find();
    if (report === null && (await adoptLegacyRecords(services, who))) report = await find();
    if (report === null) return fail({ kind: 'not-found' });
    const figures = await figuresOf(services, who, report);
    return figures.ok ? ok({ report, ...figures.value }) : figures;
  },
);

/** The report that a calculation may take the place of: the newest of the same house. */
export const readReportOfHouse = query(
  { name: 'report.read-of-house', access: 'user' },
  async (
    needs: Pick<Services, 'db' | 'log'>,
    { uid },
    { state }: { readonly state: CalculatorState },
  ) => {
    const earlier = await newestOfHouse(needs, uid, state);
    return earlier === null ? fail({ kind: 'not-found' as const }) : ok(earlier);
  },
);

/** A report that was deleted and can still be had back. */
export const readDeletedReport = query(
  { name: 'report.read-deleted', access: 'user' },
  async (services: Pick<Services, 'db' | 'now'>, { uid }, { reportId }: Named) => {
    const deleted = await lastDeleted(services, uid, reportId);
    return deleted === null ? fail({ kind: 'not-found' as const }) : ok(deleted);
  },
);
