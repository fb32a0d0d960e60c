import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { reportVersion } from '../../domain/saved-report.ts';
import type { Services } from '../services.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { command, query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import type { Staff, User } from '../use-case/who.ts';
import { freeze, listColumns } from './freeze.ts';
import {
  replaceCalculation,
  type NoSuchReport,
  type ReplaceFailure,
  type ReplaceNeeds,
  type SavedReport,
} from './replace-calculation.ts';
import { savedVersion, type SavedVersion } from './saved-version.ts';

/** The main figures of a home with today's prices. */
export type TodaysFigures = {
  readonly totalPriceOre: number;
  readonly savingOre: number;
  readonly paybackYears: number | null;
  readonly annualKwh: number;
};

type Needs = Pick<Services, 'db' | 'log' | 'report' | 'planeLight'>;
type Todays = { readonly stored: SavedVersion; readonly figures: TodaysFigures };

/** What one's own report would show if it were calculated today. Nothing is changed. */
export const readTodaysFigures = query(
  { name: 'report.read-todays-figures', access: 'user' },
  async (needs: Needs, who, { reportId }: { readonly reportId: string }) => {
    const todays = await todaysOf(needs, who, reportId);
    return todays.ok ? ok(todays.value.figures) : todays;
  },
);

async function todaysOf(
  services: Needs,
  who: User | Staff,
  reportId: string,
): Promise<Result<Todays, NoSuchReport | InvalidInput | WorkRefusal>> {
  const stored = await savedVersion(services, who.uid, reportId);
  if (stored === null) return fail({ kind: 'not-found' });
  const frozen = await freeze(services, who, stored.state);
  if (!frozen.ok) return frozen;
  const columns = listColumns(frozen.value);
  const figures = {
    totalPriceOre: columns.total_price_ore,
    savingOre: columns.saving_ore,
    paybackYears: columns.payback_years,
    annualKwh: columns.annual_kwh,
  };
  return ok({ stored, figures });
}

type Recalculation = {
  readonly reportId: string;
  /** The one that was read. */
  readonly version: number;
  /** What its owner was shown as today's figures, and has said yes to. */
  readonly shown: Pick<TodaysFigures, 'totalPriceOre' | 'savingOre'>;
};

/** Prices or sun are others than those that were shown; nothing was replaced. */
type Changed = { readonly kind: 'changed' };

/** Replaces a report's figures with today's, as they were shown and no others. */
export const recalculateReport = command(
  { name: 'report.recalculate', access: 'user', idempotent: 'no', audit: 'report' },
  async (needs: ReplaceNeeds, who, { reportId, version, shown }: Recalculation) =>
    orUnavailable<Result<SavedReport, ReplaceFailure | Changed | Unavailable>>(
      needs.log,
      'report not recalculated',
      async () => {
        const todays = await todaysOf(needs, who, reportId);
        if (!todays.ok) return todays;
        const { stored, figures } = todays.value;
        const isAsShown =
          shown.totalPriceOre === figures.totalPriceOre && shown.savingOre === figures.savingOre;
        if (!isAsShown) return fail({ kind: 'changed' });
        const read = parseInput(reportVersion, version);
        if (!read.ok) return read;
        return replaceCalculation(needs, who, { reportId, version, state: stored.state });
      },
    ),
);
