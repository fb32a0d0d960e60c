import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { query } from '../use-case/use-case.ts';
import { PANEL_FETCH_FAILED } from './panel-failures.ts';
import { readPanels } from './queries.ts';

/** A panel as the specification's collection solarPanels names it. */
export const solarPanelSchema = z.strictObject({
  manufacturer: z.string(),
  manufacturerName: z.string(),
  model: z.string(),
  peak_power: z.number(),
  x: z.number(),
  y: z.number(),
});
export type SolarPanel = z.infer<typeof solarPanelSchema>;

type Needs = Pick<Services, 'db' | 'log'>;

/** The panel of every manufacturer; one without its power or size is left out. */
export const readSolarPanels = query(
  { name: 'panel.list', access: 'anyone' },
  ({ db, log }: Needs, _who, _input: object) =>
    orUnavailable(log, PANEL_FETCH_FAILED, async () =>
      ok(
        (await readPanels(db)).flatMap((panel): readonly SolarPanel[] => {
          const parsed = z.safeParse(solarPanelSchema, panel);
          return parsed.success ? [parsed.data] : [];
        }),
      ),
    ),
);

/** incomplete: what is stored of it lacks its power or size. */
type PanelFailure = { readonly kind: 'no-manufacturer' | 'not-found' | 'incomplete' };

/** The panel that a manufacturer's code stands for. */
export const readSolarPanel = query(
  { name: 'panel.read', access: 'anyone' },
  async (
    { db, log }: Needs,
    _who,
    { manufacturer }: { readonly manufacturer: string },
  ): Promise<Result<SolarPanel, PanelFailure | Unavailable>> => {
    if (manufacturer === '') return fail({ kind: 'no-manufacturer' });
    // PostgreSQL takes a control character for a failure of its own, not for an unknown code.
    if (/\p{Cc}/u.test(manufacturer)) return fail({ kind: 'not-found' });
    return orUnavailable<Result<SolarPanel, PanelFailure>>(log, PANEL_FETCH_FAILED, async () => {
      const [panel] = await readPanels(db, manufacturer);
      if (panel === undefined) return fail({ kind: 'not-found' });
      const parsed = z.safeParse(solarPanelSchema, panel);
      return parsed.success ? ok(parsed.data) : fail({ kind: 'incomplete' });
    });
  },
);
