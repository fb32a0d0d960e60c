import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  NO_MANUFACTURER,
  noPanelOf,
  PANEL_FETCH_FAILED,
  PANEL_FIELDS_MISSING,
} from '../../catalogue/panel-failures.ts';
import { readPanels, type StoredPanel } from '../../catalogue/queries.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { problem } from './problem.ts';

/** A panel as the specification's collection solarPanels names it. */
export const solarPanelSchema = z.object({
  manufacturer: z.string(),
  manufacturerName: z.string(),
  model: z.string(),
  peak_power: z.number(),
  x: z.number(),
  y: z.number(),
});

export function solarPanelRoutes(services: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const panelsOf = async (manufacturer?: string): Promise<readonly StoredPanel[] | null> => {
    try {
      return await readPanels(services.db, manufacturer);
    } catch (error) {
      services.log.error(
        { code: error instanceof Error ? error.name : 'unknown' },
        PANEL_FETCH_FAILED,
      );
      return null;
    }
  };
  routes.get('/', async (context) => {
    const panels = await panelsOf();
    if (panels === null) return problem(context, 503, PANEL_FETCH_FAILED);
    return context.json({
      solarPanels: panels.filter((panel) => z.safeParse(solarPanelSchema, panel).success),
    });
  });
  routes.get('/:manufacturer{.*}', async (context) => {
    const manufacturer = context.req.param('manufacturer').trim();
    if (manufacturer === '') return problem(context, 422, NO_MANUFACTURER);
    // PostgreSQL takes a control character for a failure of its own, not for an unknown code.
    const panels = /\p{Cc}/u.test(manufacturer) ? [] : await panelsOf(manufacturer);
    if (panels === null) return problem(context, 503, PANEL_FETCH_FAILED);
    const [panel] = panels;
    if (panel === undefined) {
      return problem(context, 404, noPanelOf(manufacturer));
    }
    const parsed = z.safeParse(solarPanelSchema, panel);
    return parsed.success ? context.json(parsed.data) : problem(context, 500, PANEL_FIELDS_MISSING);
  });
  return routes;
}
