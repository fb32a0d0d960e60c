import type { InvalidInput } from '../../domain/field-error.ts';
import { thawed, type FrozenFigures } from '../../domain/report/frozen-figures.ts';
import type { ReportFigures } from '../../domain/report/report-figures.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import type { Asker } from '../work/asker.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { freeze } from './freeze.ts';
import type { OwnReport } from './stored-reports.ts';

export type ShownFigures = {
  readonly frozen: FrozenFigures;
  /** As the report's page shows them. */
  readonly shown: ReportFigures;
};

/** The frozen figures of a report; of one from before they were kept, today's beside its frozen estimate. */
export async function figuresOf(
  services: Pick<Services, 'report' | 'planeLight'>,
  asker: Asker,
  { state, estimate, figures }: OwnReport,
): Promise<Result<ShownFigures, InvalidInput | WorkRefusal>> {
  // Where every figure comes from is another page's, and heavy.
  const { provenance: _provenance, ...shown } = estimate;
  if (figures !== null) return ok({ frozen: figures, shown: thawed(shown, figures, state) });
  const todays = await freeze(services, asker, state);
  if (!todays.ok) return todays;
  const { figures: frozen } = todays.value;
  return ok({ frozen, shown: thawed(shown, frozen, state) });
}
