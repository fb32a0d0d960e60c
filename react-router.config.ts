import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page that is there can send its forms: their code does not come apart from the page's.
  splitRouteModules: false,
} satisfies Config;
