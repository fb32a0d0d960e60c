import { PANEL_FIELDS_MISSING } from '../../../../domain/records/catalogue-records.ts';
import * as z from 'zod/mini';
import { siteSettingsSchema } from '../../../../domain/site-settings.ts';
import {
  NO_MANUFACTURER,
  noPanelOf,
  PANEL_FETCH_FAILED,
} from '../../../catalogue/panel-failures.ts';
import {
  readSolarPanel,
  readSolarPanels,
  solarPanelSchema,
} from '../../../catalogue/panel-queries.ts';
import { defineCall } from '../define-call.ts';
import { problem } from '../problem.ts';

const NOT_READ = { 503: { description: 'The panels could not be read.' } } as const;

export const SITE_CALLS = [
  defineCall('GET /solar-panels', {
    id: 'listSolarPanels',
    summary: 'The panel of every manufacturer: peak power in W, long side x and short side y in m.',
    perMinute: null,
    answers: {
      200: {
        description: 'The panels.',
        schema: z.strictObject({ solarPanels: z.array(solarPanelSchema) }),
      },
    },
    refusals: NOT_READ,
    run: async ({ services, context, who, reply }) => {
      const panels = await readSolarPanels(services, who, {});
      return panels.ok
        ? reply(200, { solarPanels: panels.value })
        : problem(context, 503, PANEL_FETCH_FAILED);
    },
  }),
  defineCall('GET /solar-panels/{manufacturer}', {
    id: 'getSolarPanel',
    summary: 'The panel of one manufacturer, by its code.',
    perMinute: null,
    isPathOpen: true,
    example: { path: { manufacturer: 'TW' } },
    answers: { 200: { description: 'The panel.', schema: solarPanelSchema } },
    refusals: {
      404: { description: 'No panel of this manufacturer.' },
      422: { description: 'The code is empty.' },
      500: { description: 'The stored panel lacks its power or size.' },
      ...NOT_READ,
    },
    run: async ({ services, context, who, param, reply }) => {
      const manufacturer = param('manufacturer').trim();
      const panel = await readSolarPanel(services, who, { manufacturer });
      if (panel.ok) return reply(200, panel.value);
      switch (panel.error.kind) {
        case 'no-manufacturer':
          return problem(context, 422, NO_MANUFACTURER);
        case 'not-found':
          return problem(context, 404, noPanelOf(manufacturer));
        case 'incomplete':
          return problem(context, 500, PANEL_FIELDS_MISSING);
        case 'unavailable':
          return problem(context, 503, PANEL_FETCH_FAILED);
      }
    },
  }),
  defineCall('GET /site-settings', {
    id: 'siteSettings',
    summary: 'What a page measures with, once its visitor has agreed. null: not set up.',
    perMinute: null,
    answers: { 200: { description: 'The settings.', schema: siteSettingsSchema } },
    run: async ({ services, reply }) => reply(200, services.settings.measuring.site),
  }),
];
