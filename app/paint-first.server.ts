import { passagesIn, type PageEdit } from './page-edits.server.ts';

const MODULE_SCRIPT = ' type="module"';
const STATIC_IMPORTS = /^;?\s*((?:import \* as \w+ from "[^"]+";\s*)+)/;
const STATIC_IMPORT = /import \* as (\w+) from ("[^"]+");/g;

/** How long a page that is not visible, and so never painted, waits for its code [ms]. */
const UNSEEN_MS = 1000;

const PAINTED = `await new Promise((go) => {
  setTimeout(go, ${UNSEEN_MS});
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) go();
  }).observe({ type: 'paint', buffered: true });
});`;

/**
 * Lets a page be seen before its code is requested. The router imports a page's modules at once,
 * and on a slow connection they would compete with what the first paint needs.
 */
export function paintFirst(page: Buffer): readonly PageEdit[] {
  return passagesIn(page, MODULE_SCRIPT, '>').flatMap(({ to: from }) => {
    const end = page.indexOf('</script>', from);
    const [all, imports] = STATIC_IMPORTS.exec(page.toString('utf8', from, end)) ?? [];
    if (all === undefined || imports === undefined) return [];
    const modules = [...imports.matchAll(STATIC_IMPORT)];
    const names = modules.map(([, name]) => name).join(', ');
    const loaded = modules.map(([, , file]) => `import(${file})`).join(', ');
    const text = `${PAINTED}\nconst [${names}] = await Promise.all([${loaded}]);\n`;
    return [{ from, to: from + Buffer.byteLength(all), text }];
  });
}
