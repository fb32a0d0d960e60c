import { join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = join(import.meta.dirname, '..', '..', 'app', 'entry.client.tsx');

/** Sent when the server answers from new sources that no module of the page knows of. */
export const ANSWERS_CHANGED = 'solrig:answers-changed';

const ASK_AGAIN = `
import.meta.hot?.on('${ANSWERS_CHANGED}', () => window.__reactRouterDataRouter?.revalidate());
`;

/** Tells when something changed that the server runs, and lets an open page ask for its data again. */
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
