import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, '..', '..', 'app', 'entry.client.tsx');

/** Sent when the server runs new sources that no module of the page depends on. */
export const ANSWERS_CHANGED = 'solrig:answers-changed';

const ASK_AGAIN = `
import.meta.hot?.on('${ANSWERS_CHANGED}', () => window.__reactRouterDataRouter?.revalidate());
`;

/** Reports when server code changed, and lets an open page reload its data. */
export function hotServer(onChange: () => void): Plugin {
  return {
    name: 'hot-server',
    transform(code, id) {
      const isEntry = id === ENTRY && this.environment.name === 'client';
      return isEntry ? { code: code + ASK_AGAIN, map: null } : null;
    },
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) onChange();
    },
  };
}
