import { createApp } from '../http/app.ts';
import type { Services } from '../services.ts';

/** The real app without built pages: every page answers «page». */
export function testApp(services: Services): ReturnType<typeof createApp> {
  return createApp({
    services,
    pages: () => Promise.resolve(new Response('page')),
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
}
