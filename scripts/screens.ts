// npm run screens: every page and state at four widths in both languages, beside its drawing, in
// one file.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { LOCALES } from '../words/locale.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { commandLine, wrong } from './command-line.ts';
import { contactSheet, type Taken } from './screens/contact-sheet.ts';
import { sameViewers, viewersOf, type Viewers } from './screens/fill-site.ts';
import { PUBLIC_SCREENS } from './screens/public-screens.ts';
import { WIDTHS } from './screens/screen.ts';
import { SIGNED_IN_SCREENS } from './screens/signed-in-screens.ts';
import { takeScreen } from './screens/take-screen.ts';
import { serveBuilt } from './serve-built.ts';

const root = join(import.meta.dirname, '..');
const HELP = `npm run screens

Takes a picture of every page and state at four widths in both languages, on a server of its own, and puts them beside
their drawings in one file: screens/index.html. Ends with 1 if a screen could not be taken as it should.

  --only TEXT       only screens whose name contains it, such as sun- or report-as-pdf
  --locale da|en    one language
  --width PX        one width: ${WIDTHS.join(', ')}
  --drawings PATH   where the drawings are; without any the file shows only the screens
  --out PATH        another folder, which is emptied first
  --browsers COUNT  browsers at work at once: 3, if not told
  --help            this text
`;

const { values: options } = commandLine(HELP, {
  only: { type: 'string', default: '' },
  locale: { type: 'string' },
  width: { type: 'string' },
  drawings: { type: 'string', default: join(root, '..', 'shared', 'look') },
  out: { type: 'string', default: join(root, 'screens') },
  browsers: { type: 'string', default: '3' },
});

const screens = [...PUBLIC_SCREENS, ...SIGNED_IN_SCREENS].filter(({ name }) =>
  name.includes(options.only),
);
const locales = LOCALES.filter((one) => options.locale === undefined || one === options.locale);
const widths = WIDTHS.filter((one) => options.width === undefined || String(one) === options.width);
if (screens.length * locales.length * widths.length === 0)
  wrong('No screen is called that, in that language and width.');
const out = resolve(options.out);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const drawing = (name: string): string | null => {
  const file = join(options.drawings, `${name}.png`);
  return existsSync(file) ? relative(out, file) : null;
};

const site = await serveBuilt({ TRUSTED_PROXY: '1' });
const executablePath = await chromiumPath();
const launch = () => chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const wanted = screens.flatMap((screen) => locales.map((locale) => ({ screen, locale })));
const waiting = wanted.entries();
const taken: Taken[] = [];
/** Takes one screen after the other until none is left. */
async function takeSome(viewers: Viewers): Promise<void> {
  for (const [index, { screen, locale }] of waiting) {
    const one = await takeScreen(viewers.get(screen.viewer)!, screen, locale, widths, out);
    taken[index] = one;
    console.log([`${screen.name} ${locale}`, ...one.failures].join('\n  '));
  }
}
const first = await launch();
// Pages of one browser share a process: each that works beside the others is its own.
const others = await Promise.all(Array.from({ length: Number(options.browsers) - 1 }, launch));
try {
  const viewers = await viewersOf(first, site.url);
  const all = [
    viewers,
    ...(await Promise.all(others.map((browser) => sameViewers(viewers, browser, site.url)))),
  ];
  await Promise.all(all.map(takeSome));
} finally {
  await Promise.all([first, ...others].map((browser) => browser.close()));
  await site.stop();
  const made = taken.filter((one) => one !== undefined);
  writeFileSync(join(out, 'index.html'), contactSheet(made, drawing));
}
const failed = taken.filter(({ failures }) => failures.length > 0).length;
console.log(`${taken.length} screens, ${failed} with a failure: ${join(out, 'index.html')}`);
process.exitCode = failed > 0 ? 1 : 0;
