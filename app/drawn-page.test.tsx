import { setImmediate as turn } from 'node:timers/promises';
import { lazy, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnPage } from './drawn-page.server.tsx';
import { PartWriter } from './ui/drawn-once.ts';
import { latePart } from './ui/late-part.tsx';

const page = (part: React.ReactNode) => (
  <html lang="da">
    <body>
      <Suspense fallback="…">{part}</Suspense>
    </body>
  </html>
);

test('a page whose part was waited for is the same, to the byte, once nothing is waited for', async () => {
  let loads = 0;
  const Late = lazy(async () => {
    loads += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { default: () => <p title="5 < 6">Én side – “hel”</p> };
  });
  const first = (await drawnPage(() => page(<Late />))).toString();
  const second = (await drawnPage(() => page(<Late />))).toString();
  expect(first).toBe(
    '<!DOCTYPE html><html lang="da"><head></head><body><!--$--><p title="5 &lt; 6">Én side – “hel”</p><!--/$--></body></html>',
  );
  expect(second).toBe(first);
  expect(loads).toBe(1);
});

test('what fails in a page is told as it was thrown', async () => {
  const Broken = () => {
    throw new RangeError('no such figure');
  };
  await expect(drawnPage(() => page(<Broken />))).rejects.toThrow(new RangeError('no such figure'));
});

test('a part that is the same in many pages is drawn once for them', async () => {
  let draws = 0;
  const Foot = latePart<{ readonly year: number }>({
    load: async () => ({
      default: ({ year }) => {
        draws += 1;
        return <p>© {year} &amp; co.</p>;
      },
    }),
    sameFor: ({ year }) => String(year),
  });
  const drawn = async (year: number) => {
    const written = await drawnPage(() => (
      <PartWriter value={renderToStaticMarkup}>{page(<Foot year={year} />)}</PartWriter>
    ));
    return written.toString().replaceAll('<!-- -->', '');
  };
  const first = await drawn(2026);
  expect(first).toContain('<p>© 2026 &amp; co.</p>');
  await turn();
  await turn();
  draws = 0;
  expect(await drawn(2026)).toBe(first);
  expect(draws).toBe(0);
  expect(await drawn(2027)).toContain('<p>© 2027 &amp; co.</p>');
  expect(draws).toBeGreaterThan(0);
});
