import { escapeHtml } from '../../server/html.ts';
import type { Locale } from '../../words/locale.ts';
import { WIDTHS, type Screen, type Width } from './screen.ts';

/** What was captured of one screen: pictures by language and width, and what went wrong. */
export type Taken = {
  readonly screen: Screen;
  readonly locale: Locale;
  /** Addresses of the pictures, relative to the sheet's file. */
  readonly pictures: Readonly<Partial<Record<Width, string>>>;
  readonly failures: readonly string[];
};

const STYLE = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #f2f3f0; color: #182420 }
nav, section { padding: 12px 24px }
nav { columns: 5 180px } nav a { display: block; color: inherit }
section { border-top: 1px solid #c9cfca }
h2 { margin: 0 0 8px; font-size: 17px }
.row { display: flex; gap: 16px; align-items: start; overflow-x: auto; padding-bottom: 12px }
figure { margin: 0; flex: none } figcaption { color: #55625c }
img { display: block; background: #fff; box-shadow: 0 1px 4px #0003; max-height: 1600px; object-fit: cover; object-position: top }
a:focus-visible { outline: 2px solid #10312a }
.failure { color: #a3231a; white-space: pre-wrap }
`;

/**
 * How wide a picture is shown on the sheet [px]: a phone at two thirds, a desktop at two fifths.
 */
const SHOWN: Readonly<Record<Width, number>> = { 390: 260, 768: 340, 1024: 420, 1440: 580 };

function figure(source: string, caption: string, width: Width): string {
  const address = escapeHtml(encodeURI(source));
  return `<figure><a href="${address}"><img loading="lazy" src="${address}" width="${SHOWN[width]}" alt="${escapeHtml(caption)}"></a><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** One screen in one language: each width, preceded by its drawing. */
function row({ screen, locale, pictures, failures }: Taken, drawing: DrawingOf): string {
  const figures = WIDTHS.flatMap((width) => {
    const picture = pictures[width];
    if (picture === undefined) return [];
    const name = locale === 'da' ? screen.drawn?.[width] : undefined;
    const drawn = name === undefined ? null : drawing(name);
    return [
      ...(drawn === null ? [] : [figure(drawn, `drawn, ${width}`, width)]),
      figure(picture, `${locale}, ${width}`, width),
    ];
  });
  const failed = failures.map((text) => `<p class="failure">${escapeHtml(text)}</p>`);
  return `${failed.join('')}<div class="row">${figures.join('')}</div>`;
}

/** @returns the address of a drawing, or null where there is none */
export type DrawingOf = (name: string) => string | null;

/** All screens below each other, in one file without a script. */
export function contactSheet(taken: readonly Taken[], drawing: DrawingOf): string {
  const names = [...new Set(taken.map(({ screen }) => screen.name))];
  const links = names.map((name) => `<a href="#${name}">${escapeHtml(name)}</a>`);
  const sections = names.map((name) => {
    const rows = taken.filter(({ screen }) => screen.name === name);
    return `<section id="${name}"><h2>${escapeHtml(name)}</h2>${rows.map((one) => row(one, drawing)).join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Solrig: screens</title><style>${STYLE}</style><nav>${links.join('')}</nav>${sections.join('')}</html>`;
}
