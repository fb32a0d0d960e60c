import { expect, test } from 'vitest';
import { drawingsIn } from './drawings-in-page.server.ts';
import { editedPage } from './page-edits.server.ts';

const PAGE =
  '<html><head></head><body class="b"><main><svg><use href="#drawing-step-answer"/></svg></main></body></html>';

function withDrawings(html: string): string {
  const page = Buffer.from(html);
  return editedPage(page, drawingsIn(page)).toString();
}

test('what a page uses is in it once, before its first use, in the size of that use', () => {
  const html = withDrawings(
    PAGE.replace('<main>', '<main><svg><use href="#drawing-step-answer"/></svg>'),
  );
  expect(html.match(/<symbol id="drawing-step-answer"/g)).toHaveLength(1);
  expect(html.indexOf('<symbol id="drawing-step-answer"')).toBeLessThan(html.indexOf('<main>'));
  const [symbol] = /<symbol id="drawing-step-answer"[^>]*>/.exec(html)!;
  expect(symbol).toContain('viewBox="0 0 228 156"');
  expect(symbol).not.toMatch(/\b(width|height|xmlns)=/);
});

test('the header’s logos and the menu’s flags are in every page', () => {
  const html = withDrawings('<body></body>');
  for (const name of ['logo-dark', 'logo-light', 'flag-da', 'flag-en'])
    expect(html).toContain(`<symbol id="drawing-${name}"`);
  expect(html).not.toContain('step-answer');
});

test('a missing drawing is our own error', () => {
  expect(() => withDrawings('<body><use href="#drawing-none"/></body>')).toThrow(RangeError);
});
