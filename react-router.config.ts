import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page that is there can send its forms: their code does not come apart from the page's.
  splitRouteModules: false,
  // From a page whose address is a key the browser hides the origin. Who may send forms is decided
  // before the router is asked: server/http/same-origin.ts.
  allowedActionOrigins: ['null'],
} satisfies Config;
